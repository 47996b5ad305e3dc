import {
  CLAVES_DE_LISTA,
  type ClaveDeLista,
  DE_LOS_BANCOS,
  type FilaDeLista,
  type VersionDeLista,
} from '@colega/domain/colegio';
import { CIRCUITOS, CLAVES_DE_COBRADOR, CONCEPTOS_DE_MATRICULA } from '@colega/domain/dinero';
import { esFecha, type Fecha, sumarDias } from '@colega/domain/fechas';
import { Decimal } from '@colega/domain/importes';
import { COLAS, campoDeLegajo } from '@colega/domain/legajos';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import { zContactoDeDatos } from '../datos-del-colegio.ts';
import { zClaveDeCobrador } from './clave-de-cobrador.ts';

const zDia = z.string().refine(esFecha, 'no es un día');
const zTexto = z.string().min(1);
const vigencia = { vigente_desde: zDia, vigente_hasta: zDia.nullable() };
const zTasa = z.string().regex(/^0(\.\d+)?$/);
const zCampo = zTexto.refine((campo) => campoDeLegajo(campo) !== null, 'no es un dato de un legajo').nullable();

/** A row of data/ with the days in which it is in force: null is for ever. */
type FilaFechada = { desde: Fecha; hasta: Fecha | null; fila: FilaDeLista };

const fechada = (
  { vigente_desde: desde, vigente_hasta: hasta }: { vigente_desde: Fecha; vigente_hasta: Fecha | null },
  fila: FilaDeLista,
): FilaFechada => ({ desde, hasta, fila: { ...fila, norma: '' } });

const SIEMPRE = '2015-01-01';

const leerTasas = (): FilaFechada[] =>
  leerJson(
    'tasas.json',
    z.array(z.object({ clave: z.enum(['cep', 'timbrado', 'recargo_mensual']), ...vigencia, tasa: zTasa })),
  ).map(({ clave, tasa, ...dias }) => fechada(dias, { clave, tasa }));

const leerCargos = (): FilaFechada[] =>
  leerJson(
    'cargos-de-matricula.json',
    z.array(
      z.object({
        concepto: z.enum(CONCEPTOS_DE_MATRICULA),
        anio_desde: z.int(),
        anio_hasta: z.int().nullable(),
        importe: z.string().regex(/^\d+\.\d{2}$/),
        vencimiento: z.string().regex(/^\d{2}-\d{2}$/),
      }),
    ),
  ).map(({ anio_desde, anio_hasta, ...fila }) =>
    fechada(
      { vigente_desde: `${anio_desde}-01-01`, vigente_hasta: anio_hasta === null ? null : `${anio_hasta}-12-31` },
      fila,
    ),
  );

const zFeriado = z.object({ fecha: zDia, nombre: zTexto });
/** Day by day, each year with where it comes from. */
export const zFeriados = z
  .array(
    z
      .object({
        anio: z.int(),
        norma: zTexto.optional(),
        supuesto: zTexto.optional(),
        feriados: z.array(zFeriado).min(1),
      })
      .refine(({ norma, supuesto }) => (norma === undefined) !== (supuesto === undefined), 'lleva norma o supuesto')
      .superRefine(({ anio, feriados }, ctx) => {
        for (const [i, { fecha }] of feriados.entries()) {
          const path = ['feriados', i, 'fecha'];
          if (Number(fecha.slice(0, 4)) !== anio)
            ctx.addIssue({ code: 'custom', path, message: `${fecha} no es de ${anio}` });
          if (fecha <= (feriados[i - 1]?.fecha ?? ''))
            ctx.addIssue({ code: 'custom', path, message: `${fecha} está repetido o fuera de orden` });
        }
      }),
  )
  .min(1)
  .refine((anios) => anios.every(({ anio }, i) => i === 0 || anio === (anios[i - 1]?.anio ?? 0) + 1), {
    message: 'los años se siguen de a uno',
  });

const leerFeriados = (): FilaFechada[] =>
  leerJson('feriados.json', zFeriados).flatMap(({ norma = '', feriados }) =>
    feriados.map((feriado) => ({ desde: SIEMPRE, hasta: null, fila: { ...feriado, norma } })),
  );

const zDias = z.int().min(1).max(99);
const leerPlazos = (): FilaFechada[] => [
  ...leerJson(
    'plazos-del-colegio.json',
    z.array(z.object({ cola: z.enum(COLAS), ...vigencia, dias_habiles: zDias })),
  ).map(({ cola, dias_habiles, ...dias }) => fechada(dias, { plazo: cola, dias: String(dias_habiles) })),
  ...leerJson(
    'plazos-del-matriculado.json',
    z.array(z.object({ que: z.literal('responder_observacion'), ...vigencia, dias_habiles: zDias })),
  ).map(({ que, dias_habiles, ...dias }) => fechada(dias, { plazo: que, dias: String(dias_habiles) })),
  fechada(
    { vigente_desde: SIEMPRE, vigente_hasta: null },
    {
      plazo: 'al_dia',
      dias: String(
        leerJson('colegio.json', z.object({ al_dia: z.object({ dias_de_gracia: z.int().min(0).max(3650) }) })).al_dia
          .dias_de_gracia,
      ),
    },
  ),
];

const leerPlazosDeCupones = (): FilaFechada[] =>
  leerJson(
    'plazos-de-cupones.json',
    z.array(
      z.object({
        circuito: z.enum(CIRCUITOS),
        ...vigencia,
        dias_primer_vencimiento: zDias,
        dias_ultimo_vencimiento: zDias,
        recargo: zTasa,
      }),
    ),
  ).map(({ circuito, dias_primer_vencimiento, dias_ultimo_vencimiento, recargo, ...dias }) =>
    fechada(dias, {
      circuito,
      dias_primer_vencimiento: String(dias_primer_vencimiento),
      dias_ultimo_vencimiento: String(dias_ultimo_vencimiento),
      recargo,
    }),
  );

/** What several of them say goes in one order, so that two rows that say the same are the same. */
const enOrden = (claves: readonly string[], orden: readonly string[]): string =>
  orden.filter((clave) => claves.includes(clave)).join(',');

const zPunto = z.object({ clave: zTexto, texto: zTexto, campo: zCampo });
/** A point that several rubros share is one row, after the one that comes before it in the first list that has it. */
const leerControl = (): FilaFechada[] => {
  const listas = leerJson(
    'listas-de-control.json',
    z.array(z.object({ rubros: z.array(zTexto).min(1), ...vigencia, puntos: z.array(zPunto).min(1) })),
  );
  const orden = leerJson('rubros.json', z.array(z.object({ clave: zTexto }))).map(({ clave }) => clave);
  const filas: FilaFechada[] = [];
  for (const { rubros, puntos, ...dias } of listas) {
    let lugar = 0;
    for (const { clave, texto, campo } of puntos) {
      const esEste = ({ desde, hasta, fila }: FilaFechada) =>
        desde === dias.vigente_desde && hasta === dias.vigente_hasta && fila.clave === clave && fila.texto === texto;
      const hay = filas.findIndex(esEste);
      const suyos = enOrden([...(filas[hay]?.fila.rubros?.split(',') ?? []), ...rubros], orden);
      const nueva = fechada(dias, { clave, texto, campo: campo ?? '', rubros: suyos });
      if (hay >= 0) filas[hay] = nueva;
      else filas.splice(lugar, 0, nueva);
      lugar = (hay >= 0 ? hay : lugar) + 1;
    }
  }
  return filas;
};

const leerObservaciones = (): FilaFechada[] =>
  leerJson('observaciones-tipo.json', z.array(z.object({ campo: zCampo, texto: zTexto, ...vigencia }))).map(
    ({ campo, texto, ...dias }) => fechada(dias, { campo: campo ?? '', texto }),
  );

const QUITAS = ['ejercicio', 'liquidar', 'cambio_estado', 'ddjj'] as const;
const zTipoDeBloqueo = z.object({
  clave: z.string().regex(/^[a-z0-9_]+$/),
  nombre: zTexto,
  nombre_corto: zTexto,
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  visible: z.boolean(),
  quita: z.array(z.enum(QUITAS)),
});

const leerBloqueos = (): FilaFechada[] =>
  leerJson('tipos-bloqueo.json', z.array(zTipoDeBloqueo)).map(({ visible, quita, ...tipo }) =>
    fechada(
      { vigente_desde: SIEMPRE, vigente_hasta: null },
      { ...tipo, visible: visible ? 'si' : 'no', quita: enOrden(quita, QUITAS), se_usa: 'si' },
    ),
  );

/** The seat of each district. */
const leerOficinas = (): FilaFechada[] =>
  leerJson('distritos.json', z.array(z.object({ clave: zTexto, sede: zTexto, contacto: zContactoDeDatos }))).map(
    ({ clave, sede, contacto: { domicilio, localidad, telefono, correo } }, i) =>
      fechada(
        { vigente_desde: SIEMPRE, vigente_hasta: null },
        {
          ...{
            nombre: `Sede ${sede}`,
            distrito: clave,
            domicilio,
            localidad,
            telefonos: telefono,
            horario: '',
            correo,
          },
          orden: String(i + 1),
        },
      ),
  );

const zDelCobrador = z.object({
  clave: zClaveDeCobrador,
  /** `supuesto` is null once its contract says so. */
  comisiones: z.array(
    z.object({ desde: zDia, por_ciento: z.string().regex(/^\d+(\.\d+)?$/), supuesto: zTexto.nullable() }),
  ),
  acredita: z.object({ dias_habiles: z.int().min(0).max(30) }),
});
const SEGUN_SU_CONTRATO = 'Lo que dice su contrato';

/** What was agreed with each, of each day on which it keeps another part; of the banks, how far away their money may be told. */
const leerCobradores = (): FilaFechada[] => {
  const { cobradores, dias_de_tolerancia } = leerJson(
    'rendiciones.json',
    z.object({ dias_de_tolerancia: z.int().min(0).max(30), cobradores: z.array(zDelCobrador) }),
  );
  const tolerancia = String(dias_de_tolerancia);
  const deUno = (clave: (typeof CLAVES_DE_COBRADOR)[number]): FilaFechada[] => {
    const suyo = cobradores.find((uno) => uno.clave === clave);
    const { comisiones, acredita } = suyo ?? { comisiones: [], acredita: { dias_habiles: 1 } };
    const dias = [...new Set([SIEMPRE, ...comisiones.map(({ desde }) => desde)])].sort();
    return dias.map((desde, i) => {
      const siguiente = dias[i + 1];
      const suya = comisiones.find((una) => una.desde === desde);
      const tasa = suya ? new Decimal(suya.por_ciento).div(100).toFixed() : '';
      const norma = suya?.supuesto === null ? SEGUN_SU_CONTRATO : '';
      const fila = { cobrador: clave, tasa, dias_habiles: String(acredita.dias_habiles), tolerancia, norma };
      const hasta = siguiente === undefined ? null : sumarDias(siguiente, -1);
      return { desde, hasta, fila: { ...fila, se_usa: suyo ? 'si' : 'no' } };
    });
  };
  const deLosBancos = { cobrador: DE_LOS_BANCOS, tasa: '', dias_habiles: '', tolerancia, se_usa: '' };
  return [...CLAVES_DE_COBRADOR.flatMap(deUno), fechada({ vigente_desde: SIEMPRE, vigente_hasta: null }, deLosBancos)];
};

const LECTORES: Readonly<Record<ClaveDeLista, () => FilaFechada[]>> = {
  tasas: leerTasas,
  cargos: leerCargos,
  feriados: leerFeriados,
  plazos: leerPlazos,
  plazos_de_cupones: leerPlazosDeCupones,
  control: leerControl,
  observaciones: leerObservaciones,
  bloqueos: leerBloqueos,
  oficinas: leerOficinas,
  cobradores: leerCobradores,
};

/** A version for each day on which a row begins or has ended, with the rows in force on it: with none, the list has ended. */
export const agruparVersiones = (lista: ClaveDeLista, filas: readonly FilaFechada[]): VersionDeLista[] => {
  const dias = filas.flatMap(({ desde, hasta }) => (hasta === null ? [desde] : [desde, sumarDias(hasta, 1)]));
  return [...new Set(dias)].sort().map((dia) => ({
    lista,
    vigente_desde: dia,
    filas: filas.filter(({ desde, hasta }) => desde <= dia && (hasta === null || dia <= hasta)).map(({ fila }) => fila),
  }));
};

/** What data/ says of a college that never published a list. */
export const leerListasDeEntrada = (): VersionDeLista[] =>
  CLAVES_DE_LISTA.flatMap((lista) => agruparVersiones(lista, LECTORES[lista]()));

export const ARCHIVOS_DE_LISTAS_DEL_COLEGIO = [
  ...['tasas.json', 'cargos-de-matricula.json', 'feriados.json', 'plazos-del-colegio.json'],
  ...['plazos-del-matriculado.json', 'plazos-de-cupones.json', 'listas-de-control.json', 'observaciones-tipo.json'],
  ...['tipos-bloqueo.json', 'colegio.json', 'distritos.json', 'rendiciones.json'],
];

import { armarCuerpo, type TipoDeCertificado, type Valores } from '@colega/domain/certificados';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { anularCertificado } from '../../modules/certificados/anular-certificado.service.ts';
import { emitirCertificado } from '../../modules/certificados/emitir-certificado.service.ts';
import { guardarAnexo } from '../../modules/certificados/guardar-anexo.service.ts';
import type { AlmacenDeImagenes } from '../../modules/media/almacenes/almacen.ts';
import { codigoDeDemo } from '../codigo-de-demo.ts';
import { type EscenaDeDemo, type LegajoCreado, momentoDelDia } from '../crear-encargo.ts';
import type { HistoriaDeDemo } from '../estados.ts';
import { subirFotos } from './fotos.ts';
import { FORMULARIOS } from './valores.ts';

export type LegajoContado = { legajo: LegajoCreado; historia: HistoriaDeDemo };
type Hecho = TipoDeCertificado | 'caie_equivocado';
type PorCertificar = { legajo: LegajoCreado; dia: Fecha; hechos: readonly Hecho[] };

const DIAS_DESPUES = 48;
const RUBROS_ELECTRICOS = ['instalaciones_electricas', 'redes_y_alumbrado'];
const DE_LO_ELECTRICO: readonly (readonly Hecho[])[] = [['caie'], ['t1r'], ['t1g'], ['caie_er']];
const DEL_ULTIMO: readonly Hecho[] = ['caie_equivocado', 'caie', 't1r', 'anexa_in_situ'];

const llegoA = ({ historia }: LegajoContado, hecho: string): boolean => historia.some(([, que]) => que === hecho);

const porCertificar = (contados: readonly LegajoContado[], hoy: Fecha): PorCertificar[] => {
  const visados = contados.filter((contado) => llegoA(contado, 'visar') && !llegoA(contado, 'anular'));
  const deRubro = (rubros: readonly string[]) =>
    visados
      .map(({ legajo }) => legajo)
      .filter(({ encargo }) => rubros.includes(encargo.encargo.rubro))
      .toSorted((a, b) => a.fecha.localeCompare(b.fecha));
  const electricos = deRubro(RUBROS_ELECTRICOS).map((legajo, i, { length }) => ({
    legajo,
    hechos: i === length - 1 ? DEL_ULTIMO : (DE_LO_ELECTRICO[i % DE_LO_ELECTRICO.length] ?? []),
  }));
  const deGas = deRubro(['instalaciones_de_gas']).map((legajo) => ({ legajo, hechos: ['eig'] as const }));
  const ayer = sumarDias(hoy, -1);
  return [...electricos, ...deGas]
    .map((caso) => ({ ...caso, dia: minima(sumarDias(caso.legajo.fecha, DIAS_DESPUES), ayer) }))
    .toSorted((a, b) => a.dia.localeCompare(b.dia) || a.legajo.id - b.legajo.id);
};

const minima = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b);

const partesDe = async ({ db }: EscenaDeDemo, legajoId: number, dia: Fecha): Promise<Valores> => {
  const titular = await db
    .selectFrom('legajo_comitentes')
    .select('id')
    .where('legajo_id', '=', legajoId)
    .where('locador', '=', false)
    .orderBy('orden')
    .executeTakeFirstOrThrow();
  const inmueble = await db
    .selectFrom('legajo_inmuebles')
    .select(['id', 'calle', 'numero', 'localidad_id'])
    .where('legajo_id', '=', legajoId)
    .orderBy('orden')
    .executeTakeFirstOrThrow();
  return {
    'titular.id': titular.id,
    'titular.domicilio': `${inmueble.calle} ${inmueble.numero}`,
    'titular.localidad_id': inmueble.localidad_id,
    'inmueble.id': inmueble.id,
    inm_anio: Number(dia.slice(0, 4)),
  };
};

export const certificarLegajos = async (
  escena: EscenaDeDemo,
  almacen: AlmacenDeImagenes,
  contados: readonly LegajoContado[],
  hoy: Fecha,
): Promise<void> => {
  const { db } = escena;
  const { id: anulado } = await db
    .selectFrom('estados_legajos')
    .select('id')
    .where('clave', '=', 'anulado')
    .executeTakeFirstOrThrow();
  for (const { legajo, dia, hechos } of porCertificar(contados, hoy)) {
    const sesion = { ...legajo.quien, contextos: ['autogestion'] };
    const momento = momentoDelDia(dia);
    const partes = await partesDe(escena, legajo.id, dia);
    const pedidoDe = (type: TipoDeCertificado, orden: number, otras: Valores) => ({
      ...momento,
      ...{ sesion, type, legajo_id: legajo.id, codigo: codigoDeDemo(`certificado:${legajo.id}:${orden}`) },
      cuerpo: {
        ...FORMULARIOS[type].configuracion,
        ...armarCuerpo(type, { ...FORMULARIOS[type].valores, ...otras }),
      },
    });
    let anterior: number | null = null;
    for (const [orden, hecho] of hechos.entries()) {
      if (hecho === 'anexa_in_situ') {
        const fotos = await subirFotos(escena, almacen, { persona_id: legajo.quien.persona_id, ...momento });
        const pedido = pedidoDe(hecho, orden, { ...fotos, certificado_referencia: anterior });
        await guardarAnexo(db, { ...pedido, id: undefined });
        continue;
      }
      const equivocado = hecho === 'caie_equivocado';
      const { id } = await emitirCertificado(db, pedidoDe(equivocado ? 'caie' : hecho, orden, partes));
      if (equivocado) await anularCertificado(db, { id, estado_id: anulado, sesion, ahora: momento.ahora });
      anterior = id;
    }
  }
};

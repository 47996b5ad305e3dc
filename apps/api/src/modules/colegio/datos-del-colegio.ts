import { EVENTOS } from '@colega/domain/avisos';
import { type ClaveDePlazo, type ClaveDeTexto, type PlazoFechado, TEXTOS_LIBRES } from '@colega/domain/colegio';
import { esFecha } from '@colega/domain/fechas';
import { COLAS } from '@colega/domain/legajos';
import { z } from 'zod';
import { leerJson } from '../../leer-datos.ts';

const zTexto = z.string().min(1);
const zContactoDeDatos = z.object({ domicilio: zTexto, localidad: zTexto, telefono: zTexto, correo: z.email() });
const zDistrito = z.object({ id: z.int().positive(), sede: zTexto, contacto: zContactoDeDatos });
const zColegio = z.object({
  nombre: zTexto,
  cuit: z.string().regex(/^\d{11}$/),
  contacto: zContactoDeDatos,
  al_dia: z.object({ dias_de_gracia: z.int().min(0).max(3650) }),
});
const zPlazo = z.object({
  vigente_desde: z.string().refine(esFecha, 'no es un día'),
  dias_habiles: z.int().min(1).max(99),
});

const SIEMPRE = '2015-01-01';

const leerPlazos = (dias_de_gracia: number): PlazoFechado[] => {
  const del = (plazo: ClaveDePlazo, { vigente_desde, dias_habiles }: z.output<typeof zPlazo>) => ({
    ...{ plazo, vigente_desde, dias: dias_habiles },
  });
  const deColas = leerJson('plazos-del-colegio.json', z.array(zPlazo.extend({ cola: z.enum(COLAS) })));
  const deMatriculados = leerJson(
    'plazos-del-matriculado.json',
    z.array(zPlazo.extend({ que: z.literal('responder_observacion') })),
  );
  return [
    ...deColas.map((uno) => del(uno.cola, uno)),
    ...deMatriculados.map((uno) => del(uno.que, uno)),
    { plazo: 'al_dia', vigente_desde: SIEMPRE, dias: dias_de_gracia },
  ];
};

const zAviso = z.object({ evento: z.enum(EVENTOS), asunto: zTexto, motivo: zTexto });

/** The texts of letters, and what a college may add, which at first is nothing. */
export const leerTextosDeEntrada = (): Readonly<Record<ClaveDeTexto, string>> => {
  const avisos = leerJson('avisos.json', z.array(zAviso));
  return Object.fromEntries([
    ...TEXTOS_LIBRES.map((clave) => [clave, '']),
    ...avisos.flatMap(({ evento, asunto, motivo }) => [
      [`asunto.${evento}`, asunto],
      [`motivo.${evento}`, motivo],
    ]),
  ]);
};

/** What data/ says of a college that never said it itself. */
export const leerDatosDelColegio = () => {
  const { nombre, cuit, contacto, al_dia } = leerJson('colegio.json', zColegio);
  return {
    colegio: { nombre, cuit, ...contacto },
    oficinas: leerJson('distritos.json', z.array(zDistrito)).map(({ id, sede, contacto: suyo }, i) => ({
      ...{ distrito_id: id, nombre: `Sede ${sede}`, domicilio: suyo.domicilio, localidad: suyo.localidad },
      ...{ telefonos: [suyo.telefono], horario: '', correo: suyo.correo, orden: i + 1 },
    })),
    plazos: leerPlazos(al_dia.dias_de_gracia),
    textos: leerTextosDeEntrada(),
  };
};

export const ARCHIVOS_DEL_COLEGIO = [
  ...['colegio.json', 'distritos.json', 'plazos-del-colegio.json', 'plazos-del-matriculado.json', 'avisos.json'],
];

import { readFileSync } from 'node:fs';
import { CANALES, type CanalDeAviso, EVENTOS, type Evento, type ModoDelCanal, modosDe } from '@colega/domain/avisos';
import type { CasoDeApertura, ClaveDeCarta } from '@colega/domain/colegio';
import {
  CASOS_DE_APERTURA,
  datosDelTexto,
  OTRAS_APERTURAS,
  PARTES_DE_CARTA,
  parteDeCarta,
} from '@colega/domain/colegio';
import { z } from 'zod';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

const zTexto = z.string().min(1);
/** Every letter knows it. */
const DEL_COLEGIO = 'colegio';
/** `si`, `por_dia` and `no` are what holds until the person chooses; `nunca`, that it has no such channel. */
const zModo = z.enum(['siempre', 'si', 'por_dia', 'no', 'nunca']);
/** S-907: somebody else may read it on a locked phone. */
const SOLO_NUMEROS = /^[^{}]*(\{(legajo|certificado)\}[^{}]*)?$/;
/** Of an event: what fills in its texts, and what its letter says of it. */
const zEjemplo = z.object({
  datos: z.record(z.string(), zTexto),
  detalle: zTexto.optional(),
  enlace: z.string().startsWith('/').optional(),
});
const zAviso = z
  .object({
    evento: z.enum(EVENTOS),
    nombre: zTexto,
    para: zTexto,
    portal: zModo,
    correo: zModo,
    dispositivo: z.enum(['si', 'no', 'nunca']).default('nunca'),
    porque: zTexto.optional(),
    carta: zTexto,
    asunto: zTexto,
    corto: zTexto.regex(SOLO_NUMEROS).optional(),
    apertura: zTexto.default(''),
    otras_aperturas: z.partialRecord(z.enum(CASOS_DE_APERTURA), zTexto).default({}),
    cierre: zTexto.default(''),
    /** What its detail is, where it says no more than that. */
    rotulo: zTexto.optional(),
    motivo: zTexto,
    ejemplo: zEjemplo,
  })
  .refine(
    ({ evento, otras_aperturas }) =>
      Object.keys(otras_aperturas).sort().join() === [...(OTRAS_APERTURAS[evento] ?? [])].sort().join(),
    'cada caso en que empieza de otra forma lleva sus palabras',
  )
  .refine(
    ({ asunto, apertura, otras_aperturas, cierre, motivo, ejemplo }) =>
      [asunto, apertura, ...Object.values(otras_aperturas), cierre, motivo].every((texto) =>
        datosDelTexto(texto).every((dato) => dato === DEL_COLEGIO || Object.hasOwn(ejemplo.datos, dato)),
      ),
    'un texto pide un dato que su ejemplo no tiene',
  )
  .refine(
    ({ portal, correo, porque }) => (portal === 'siempre' || correo === 'siempre') === (porque !== undefined),
    'lo que no se elige lleva su porqué',
  )
  .refine(
    ({ dispositivo, corto }) => (dispositivo === 'nunca') === (corto === undefined),
    'lo que llega a un dispositivo, y nada más, lleva sus palabras cortas',
  )
  .refine(
    ({ evento, ...modos }) =>
      CANALES.every((canal) => modos[canal] !== 'por_dia' || modosDe(evento, canal).includes('por_dia')),
    'no se puede juntar en el resumen del día',
  );
export type TextosDeAviso = z.output<typeof zAviso>;

const leerTextos = (): Readonly<Record<Evento, TextosDeAviso>> => {
  const filas = z.array(zAviso).parse(JSON.parse(readFileSync(rutaDesdeRaiz('data', 'avisos.json'), 'utf8')));
  const deUno = (evento: Evento): TextosDeAviso => {
    const [una, otra] = filas.filter((fila) => fila.evento === evento);
    if (!una || otra) throw new ErrorDeArranque(`El archivo data/avisos.json no tiene una fila de ${evento}`);
    return una;
  };
  return Object.fromEntries(EVENTOS.map((evento) => [evento, deUno(evento)])) as Record<Evento, TextosDeAviso>;
};

export const AVISOS = leerTextos();

/** What a text of a letter said when it came with the program. */
export const textoDeFabrica = (clave: ClaveDeCarta): string => {
  const suya = parteDeCarta(clave);
  if (!suya) throw new Error(`${clave} no es de ninguna carta`);
  const aviso = AVISOS[suya.evento];
  return suya.caso === null ? aviso[suya.parte] : (aviso.otras_aperturas[suya.caso] ?? '');
};

/** What its texts may fill in, each with an example of what comes there. */
export const datosDeCarta = (evento: Evento, colegio: string): Readonly<Record<string, string>> => ({
  ...AVISOS[evento].ejemplo.datos,
  [DEL_COLEGIO]: colegio,
});

/** A letter's texts, as the college writes them. */
export type TextosDeCarta = Pick<
  TextosDeAviso,
  'asunto' | 'apertura' | 'otras_aperturas' | 'cierre' | 'motivo' | 'correo'
>;

export const textosDeCarta = (evento: Evento, textos: Readonly<Record<string, string>>): TextosDeCarta => {
  const dicho = (clave: ClaveDeCarta): string => textos[clave] ?? textoDeFabrica(clave);
  const otras = (OTRAS_APERTURAS[evento] ?? []).map((caso) => [caso, dicho(`apertura.${evento}.${caso}`)] as const);
  const [asunto, apertura, cierre, motivo] = PARTES_DE_CARTA.map((parte) => dicho(`${parte}.${evento}`)) as [
    ...[string, string, string, string],
  ];
  const otras_aperturas: Partial<Record<CasoDeApertura, string>> = Object.fromEntries(otras);
  return { asunto, apertura, otras_aperturas, cierre, motivo, correo: AVISOS[evento].correo };
};

/** What all letters say, as the college writes it. */
export const avisosEscritosCon = (textos: Readonly<Record<string, string>>): Readonly<Record<Evento, TextosDeCarta>> =>
  Object.fromEntries(EVENTOS.map((evento) => [evento, textosDeCarta(evento, textos)])) as Record<Evento, TextosDeCarta>;

const DE_ENTRADA: Readonly<Record<z.output<typeof zModo>, ModoDelCanal>> = {
  ...({ siempre: 'al_momento', si: 'al_momento', por_dia: 'por_dia', no: 'nunca', nunca: 'nunca' } as const),
};

type DeEntrada<C extends CanalDeAviso> = { canal: C; de_entrada: ModoDelCanal };

const queTiene = <C extends CanalDeAviso>(canales: readonly C[], evento: Evento): DeEntrada<C>[] =>
  canales
    .filter((canal) => AVISOS[evento][canal] !== 'nunca')
    .map((canal) => ({ canal, de_entrada: DE_ENTRADA[AVISOS[evento][canal]] }));

/** Those it has, each with how it goes while the person chose nothing. */
export const canalesDe = (evento: Evento) => queTiene(CANALES, evento);

/** Those that are one for each person, and not for each of their devices. */
export const canalesEscritosDe = (evento: Evento) => queTiene(['portal', 'correo'], evento);

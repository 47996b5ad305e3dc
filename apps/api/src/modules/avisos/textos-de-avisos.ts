import { readFileSync } from 'node:fs';
import { CANALES, type CanalDeAviso, EVENTOS, type Evento, type ModoDelCanal, modosDe } from '@colega/domain/avisos';
import { z } from 'zod';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

const zTexto = z.string().min(1);
/** `si`, `por_dia` and `no` are what holds until the person chooses; `nunca`, that it has no such channel. */
const zModo = z.enum(['siempre', 'si', 'por_dia', 'no', 'nunca']);
/** S-907: somebody else may read it on a locked phone. */
const SOLO_NUMEROS = /^[^{}]*(\{(legajo|certificado)\}[^{}]*)?$/;
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
    motivo: zTexto,
  })
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

/** What its letters say, as the college writes it. */
export const avisosEscritosCon = (
  textos: Readonly<Record<string, string>>,
): Readonly<Record<Evento, Pick<TextosDeAviso, 'asunto' | 'motivo' | 'correo'>>> =>
  Object.fromEntries(
    EVENTOS.map((evento) => {
      const { asunto, motivo, correo } = AVISOS[evento];
      return [
        evento,
        { asunto: textos[`asunto.${evento}`] ?? asunto, motivo: textos[`motivo.${evento}`] ?? motivo, correo },
      ];
    }),
  ) as Record<Evento, TextosDeAviso>;

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

import { readFileSync } from 'node:fs';
import { CANALES, type CanalDeAviso, EVENTOS, type Evento } from '@colega/domain/avisos';
import { z } from 'zod';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

const zTexto = z.string().min(1);
/** `si` and `no` are what holds until the person chooses; `nunca`, that it has no such channel. */
const zModo = z.enum(['siempre', 'si', 'no', 'nunca']);
const zAviso = z
  .object({
    evento: z.enum(EVENTOS),
    nombre: zTexto,
    para: zTexto,
    portal: zModo,
    correo: zModo,
    porque: zTexto.optional(),
    carta: zTexto,
    asunto: zTexto,
    motivo: zTexto,
  })
  .refine(
    ({ portal, correo, porque }) => (portal === 'siempre' || correo === 'siempre') === (porque !== undefined),
    'lo que no se elige lleva su porqué',
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

/** Those it has, and those it goes by while the person chose nothing. */
export const canalesDe = (evento: Evento): { todos: CanalDeAviso[]; de_entrada: CanalDeAviso[] } => {
  const todos = CANALES.filter((canal) => AVISOS[evento][canal] !== 'nunca');
  return { todos, de_entrada: todos.filter((canal) => AVISOS[evento][canal] !== 'no') };
};

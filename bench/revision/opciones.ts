import { parseArgs } from 'node:util';

const AYUDA = `npm run bench -- revision [opciones]

  --revisiones=200   cuántas, de todos los casos de un día; al menos 10`;
const MINIMO = 10;

export const leerOpciones = (argumentos: string[]): { revisiones: number } => {
  const { values } = parseArgs({ args: argumentos, options: { revisiones: { type: 'string', default: '200' } } });
  const revisiones = Number(values.revisiones);
  if (!(Number.isInteger(revisiones) && revisiones >= MINIMO))
    throw new Error(`--revisiones espera un número entero, ${MINIMO} o más\n\n${AYUDA}`);
  return { revisiones };
};

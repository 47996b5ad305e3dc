import { z } from 'zod';
import { ErrorDeArranque } from '../../../error-de-arranque.ts';
import { EVENTOS, type Evento } from '../../avisos/evento.ts';
import { leerJson } from './leer-archivo.ts';

const zTexto = z.string().min(1);
const zAviso = z.object({
  evento: z.enum(EVENTOS),
  para: zTexto,
  canal: z.literal('correo'),
  carta: zTexto,
  asunto: zTexto,
  motivo: zTexto,
});
type TextosDeAviso = Pick<z.output<typeof zAviso>, 'asunto' | 'motivo'>;

export const leerAvisos = (): Record<Evento, TextosDeAviso> => {
  const filas = leerJson('avisos.json', z.array(zAviso));
  const deUno = (evento: Evento): TextosDeAviso => {
    const [una, otra] = filas.filter((fila) => fila.evento === evento);
    if (!una || otra) throw new ErrorDeArranque(`El archivo data/avisos.json no tiene una fila de ${evento}`);
    return una;
  };
  return Object.fromEntries(EVENTOS.map((evento) => [evento, deUno(evento)])) as Record<Evento, TextosDeAviso>;
};

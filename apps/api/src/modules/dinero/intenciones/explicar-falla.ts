import { ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { FallaDePasarela } from '../pasarelas/pasarela.ts';

const REINTENTAR_EN_SEGUNDOS = 30;

export const explicarFalla = (error: unknown): unknown => {
  if (!(error instanceof FallaDePasarela) || error instanceof ErrorHttp) return error;
  const { tipo, proveedor, message: detalle } = error;
  if (tipo === 'rechaza') return errorHttp(502, 'pasarela_rechaza', { datos: { proveedor, detalle } });
  const encabezados = { 'retry-after': String(REINTENTAR_EN_SEGUNDOS) };
  return errorHttp(503, 'pasarela_no_responde', { datos: { proveedor }, encabezados });
};

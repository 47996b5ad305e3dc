import { esFecha, type Fecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, parseMonto } from '@colega/domain/importes';
import { ErrorDeArranque } from '../../error-de-arranque.ts';

const LARGO_DE_TEXTO = 2000;

export const leerNumero = (opcion: string, valor: string): number => {
  if (/^[1-9]\d{0,8}$/.test(valor)) return Number(valor);
  throw new ErrorDeArranque(`--${opcion} tiene que ser un número, no «${valor}».`);
};

export const leerTexto = (opcion: string, valor: string, largo = LARGO_DE_TEXTO): string => {
  const texto = valor.trim();
  if (texto !== '' && texto.length <= largo) return texto;
  throw new ErrorDeArranque(`--${opcion} tiene que tener entre 1 y ${largo} caracteres.`);
};

export const leerFecha = (opcion: string, valor: string, porDefecto: Fecha): Fecha => {
  if (valor === '') return porDefecto;
  if (esFecha(valor)) return valor;
  throw new ErrorDeArranque(`--${opcion} tiene que ser una fecha AAAA-MM-DD, no «${valor}».`);
};

/** An amount this large still is one after what is added to it later. */
const IMPORTE_MAXIMO = '999999999999.99';

export const leerImporte = (opcion: string, valor: string): string => {
  const monto = parseMonto(valor);
  if (monto.ok && new Decimal(monto.valor).gt(IMPORTE_MAXIMO))
    throw new ErrorDeArranque(`--${opcion} puede ser hasta ${formatImporte(IMPORTE_MAXIMO)}.`);
  if (monto.ok && Number(monto.valor) > 0) return monto.valor;
  throw new ErrorDeArranque(`--${opcion} tiene que ser un importe mayor a cero, no «${valor}».`);
};

export const leerDeLista = <T extends string>(opcion: string, valor: string, lista: readonly T[]): T => {
  const elegido = lista.find((posible) => posible === valor);
  if (elegido !== undefined) return elegido;
  throw new ErrorDeArranque(`--${opcion} tiene que ser ${lista.join(', ')}, no «${valor}».`);
};

export const CUPON = { ejemplo: '1203', explica: 'número del cupón (boleta)' };
export const BANCO = {
  ejemplo: 'provincia',
  explica: 'con uno solo en uso no hace falta; si hay más, sin ella se dicen cuáles',
  opcional: true,
} as const;

/** The bank of the college that got a transfer. It is not asked when there is one bank or none. */
export const leerBanco = (
  valor: string,
  { esTransferencia, bancos }: { esTransferencia: boolean; bancos: readonly string[] },
): string | null => {
  if (!esTransferencia) {
    if (valor === '') return null;
    throw new ErrorDeArranque('--banco es solo de una transferencia.');
  }
  const [unico, otro] = bancos;
  return valor === '' && otro === undefined ? (unico ?? null) : leerDeLista('banco', valor, bancos);
};

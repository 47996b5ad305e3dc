import { esFecha } from '@colega/domain/fechas';
import { z } from 'zod';

const leerDigitos = (valor: unknown): unknown =>
  typeof valor === 'string' && /^\d+$/.test(valor) ? Number(valor) : valor;

/** Digits alone count in an address: " 1", "1e3" or true are refused. */
export const zEntero = (minimo: number, maximo: number, mensaje?: string) =>
  z.preprocess(leerDigitos, z.number(mensaje).int(mensaje).min(minimo, mensaje).max(maximo, mensaje));

const ID_MAXIMO = 2_147_483_647;
export const zId = zEntero(1, ID_MAXIMO);
export const zIdNumerico = z.number().int().positive().max(ID_MAXIMO);
export const zFecha = z.string().refine(esFecha, 'fecha_invalida');
const DECIMALES = 2;
/** Two decimals at most come in; two always go out ("1234.50"). */
export const zImporte = z
  .union([z.string(), z.number()])
  .transform((v) => String(v).replace(',', '.'))
  .pipe(
    z
      .string()
      .refine((v) => v.trim() !== '', { error: 'requerido', abort: true })
      .refine((v) => !/^-|^\d{16}/.test(v), { error: 'monto_fuera_de_rango', abort: true })
      .refine((v) => /^\d{1,15}(\.\d{1,2})?$/.test(v), { error: 'monto_decimal', params: { decimals: DECIMALES } }),
  )
  .transform((v) => {
    const [entero = '0', fraccion = ''] = v.split('.');
    return `${entero.replace(/^0+(?=\d)/, '')}.${fraccion.padEnd(DECIMALES, '0')}`;
  });
export const zImporteSalida = z.string();

export const zPaginacion = z.object({
  total_items: z.number().int(),
  current: z.number().int(),
  pages: z.number().int(),
});

export const zLista = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), pagination: zPaginacion });

export const zMensaje = z.object({ message: z.string() });
export const zIdParams = z.object({ id: zId });

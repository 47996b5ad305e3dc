import { type EntidadAImportar, NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import { armarLibroDeHojas } from '../../exportar/libro.ts';
import { numero, texto } from '../../exportar/tabla.ts';

export type FilaDeHojaDePrueba = Readonly<Record<string, string | number | null>>;
export type HojasDePlanilla = Partial<Record<EntidadAImportar, readonly FilaDeHojaDePrueba[]>>;

/** A workbook with a sheet of each kind, and the names of its first row's fields as titles. */
export const planillaDe = async (hojas: HojasDePlanilla): Promise<Buffer> =>
  Buffer.from(
    await armarLibroDeHojas(
      (Object.entries(hojas) as [EntidadAImportar, readonly FilaDeHojaDePrueba[]][]).map(([entidad, filas]) => {
        const titulos = [...new Set(filas.flatMap((fila) => Object.keys(fila)))];
        return {
          nombre: NOMBRES_DE_HOJA[entidad],
          titulos,
          anchos: titulos.map(() => 12),
          filas: filas.map((fila) =>
            titulos.map((titulo) => {
              const valor = fila[titulo] ?? null;
              return typeof valor === 'number' ? numero(valor) : texto(valor);
            }),
          ),
        };
      }),
    ),
  );

import type { Db } from '../../db/conectar.ts';
import { LADOS_DE_ICONO } from './icono.service.ts';
import { direccionDeMarca, leerColegioAunqueNoResponda } from './leer-colegio.service.ts';

type Manifiesto = Readonly<Record<string, unknown>>;

/** A device installs it with the college's name and, when it has them, its colour and its mark. */
export const manifiestoDelColegio = async (db: Db, construido: Manifiesto): Promise<Manifiesto> => {
  const { nombre, color, marca } = await leerColegioAunqueNoResponda(db);
  const direccion = direccionDeMarca(marca);
  return {
    ...construido,
    name: `Colega: ${nombre}`,
    ...(color !== null && { theme_color: color }),
    ...(direccion !== null && {
      icons: LADOS_DE_ICONO.flatMap((lado) =>
        ['any', 'maskable'].map((purpose) => ({
          ...{ src: `${direccion}/icono-${lado}.png`, sizes: `${lado}x${lado}`, type: 'image/png', purpose },
        })),
      ),
    }),
  };
};

import type { ImagenCambiada } from '@colega/contract/legajos';
import { FOTOS } from '@colega/domain/certificados';
import type { Db } from '../../../db/conectar.ts';
import { findImagenesDelLegajo, type HechoDeLaRevision } from './cambios.repository.ts';

/** Which images of a certificate each fact changed, by the names of their files. */
export const leerImagenesCambiadas = async (
  db: Db,
  legajoId: number,
  hechos: readonly HechoDeLaRevision[],
): Promise<(hecho: HechoDeLaRevision) => ImagenCambiada[]> => {
  const ids = hechos.flatMap(({ imagenes, imagenes_antes }) => [imagenes, imagenes_antes].flatMap(Object.values));
  const halladas = new Map((await findImagenesDelLegajo(db, legajoId, ids)).map((imagen) => [imagen.id, imagen]));
  return ({ imagenes, imagenes_antes }) =>
    FOTOS.flatMap(({ ruta, etiqueta }) => {
      const [antes, ahora] = [imagenes_antes, imagenes].map((suyas) => halladas.get(suyas[ruta] ?? 0) ?? null);
      return antes === ahora || antes === undefined || ahora === undefined
        ? []
        : [{ campo: ruta, nombre: etiqueta, antes, ahora }];
    });
};

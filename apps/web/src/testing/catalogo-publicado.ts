import { datosDeArchivos, publicarCatalogo } from '@colega/domain/honorarios';

const EN_DATA = '../../../../data/';
const archivos = import.meta.glob<unknown>(
  [
    '../../../../data/{segmentos,rubros,categorias,tareas,segmento-tareas,tipo-obras,estado-obra}.json',
    '../../../../data/{formularios,resoluciones,tablas}/*.json',
  ],
  { eager: true, import: 'default' },
);

/** The college's own figures, as its server publishes them. */
export const catalogoPublicado = () => {
  const { datos } = datosDeArchivos(
    Object.fromEntries(Object.entries(archivos).map(([ruta, contenido]) => [ruta.replace(EN_DATA, ''), contenido])),
  );
  return publicarCatalogo(datos);
};

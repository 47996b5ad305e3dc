import { rutasDelLaboratorio } from '@colega/contract/honorarios';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { catalogoPublicado } from '../../../testing/catalogo-publicado.ts';
import { escribirTextoDelEnlace } from './texto-del-enlace.ts';

const { catalogoDeHonorarios } = rutasDelLaboratorio;
const base = [responde(rutasDeReferencias.configuracion, configuracion())];
const conCatalogo = [...base, responde(catalogoDeHonorarios, catalogoPublicado())];

/** A measurement of 150 m² on two floors. */
const MEDICION = escribirTextoDelEnlace([
  '2026-03-15',
  1,
  'segunda',
  '1.3',
  [[tareaDe('civil', 'medicion'), { superficie: '150', plantas: '2' }]],
]);

function tareaDe(segmento: string, tarea: string): number {
  const { segmento_tareas } = catalogoPublicado().datos as {
    segmento_tareas: { id: number; segmento: string; tarea: string }[];
  };
  return segmento_tareas.find((una) => una.segmento === segmento && una.tarea === tarea)?.id ?? 0;
}

export const direccionDeMuestra = (camino: string): string => `${camino}?c=${MEDICION}&con=2026-10-15~1.45`;

export const escenasDelLaboratorio = (camino: string): Escenas => ({
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(catalogoDeHonorarios)] },
  vacia: { muestra: /Elegí el rubro, agregá una tarea/, respuestas: conCatalogo },
  'con-datos': { muestra: /El segundo es/, respuestas: conCatalogo, direccion: direccionDeMuestra(camino) },
  falla: {
    muestra: 'No pudimos traer las tarifas del Colegio.',
    respuestas: [...base, rechaza(catalogoDeHonorarios, 500, 'No')],
  },
  'sin-permiso': { noAplica: 'La usa cualquiera, también sin ingresar.' },
});

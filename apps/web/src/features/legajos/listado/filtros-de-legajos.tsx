import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';

/** LIS-012, LIS-013. */
export const { Panel: FiltrosDeLegajos, antes: antesDeFiltrarLegajos } = crearPanelDeFiltros(
  () => import('./campos-de-legajos.tsx'),
  { etiqueta: 'Filtros de legajos', boton: 'Filtros y orden', uno: 'legajo', varios: 'legajos' },
);

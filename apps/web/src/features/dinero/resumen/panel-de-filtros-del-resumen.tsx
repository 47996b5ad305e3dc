import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';

/** RES-003. */
export const { Panel: PanelDeFiltrosDelResumen, antes: antesDeFiltrarElResumen } = crearPanelDeFiltros(
  () => import('./campos-del-resumen.tsx'),
  { etiqueta: 'Filtros del resumen', boton: 'Filtros', uno: 'cargo', varios: 'cargos' },
);

import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';

export const { Panel: PanelDeFiltrosDeCupones, antes: antesDeFiltrarCupones } = crearPanelDeFiltros(
  () => import('./campos-de-cupones.tsx'),
  { etiqueta: 'Filtros de cupones', boton: 'Filtros', uno: 'cupón', varios: 'cupones' },
);

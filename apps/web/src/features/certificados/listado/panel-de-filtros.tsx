import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';

export const { Panel: FiltrosDeCertificados, antes: antesDeFiltrarCertificados } = crearPanelDeFiltros(
  () => import('./campos-de-certificados.tsx'),
  { etiqueta: 'Filtros de certificados', boton: 'Buscar y filtrar', uno: 'certificado', varios: 'certificados' },
);

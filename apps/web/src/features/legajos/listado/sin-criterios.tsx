import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';

/** OPN-032, S-87: no search has run yet. */
const SinCriterios = () => (
  <EstadoVacio
    icono="buscar"
    titulo="Seleccioná los criterios de búsqueda"
    texto="Elegí al menos un filtro válido y acá vas a ver los legajos que coincidan."
  />
);

export default SinCriterios;

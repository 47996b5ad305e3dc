import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { NuevoLegajo } from './nuevo-legajo.tsx';

/** OPN-032, S-87: no search has run yet, or there is nothing to search in. */
const SinLegajos = ({ seBusco }: { seBusco: boolean }) =>
  seBusco ? (
    <EstadoVacio
      titulo="No hay registros de actividad"
      texto="Cuando cargues tus legajos de obra los visualizarás aquí."
      accion={<NuevoLegajo />}
    />
  ) : (
    <EstadoVacio
      icono="buscar"
      titulo="Seleccioná los criterios de búsqueda"
      texto="Elegí al menos un filtro válido y acá vas a ver los legajos que coincidan."
    />
  );

export default SinLegajos;

import { Button } from '@mantine/core';
import { EstadoVacio } from './estado-vacio.tsx';

/** LIS-020: something may exist, not under these criteria. */
export const SinResultados = ({ alLimpiar }: { alLimpiar: () => void }) => (
  <div role="status">
    <EstadoVacio
      icono="buscar"
      titulo="No se encontraron resultados"
      texto="Probá ingresando otro criterio de búsqueda."
      accion={
        <Button variant="default" onClick={alLimpiar}>
          Limpiar filtros
        </Button>
      }
    />
  </div>
);

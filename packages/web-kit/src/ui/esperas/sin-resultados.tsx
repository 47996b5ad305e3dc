import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EstadoVacio } from './estado-vacio.tsx';

const TITULO = 'No se encontraron resultados';
/** Read out; other words than the title, which is there to be found once. */
const AVISO = 'Sin resultados.';

/** LIS-020: something may exist, not under these criteria. */
export const SinResultados = ({ alLimpiar }: { alLimpiar: () => void }) => {
  // a region that arrives with its text is not always read out: it is filled in once it is there
  const [dicho, setDicho] = useState('');
  useEffect(() => setDicho(AVISO), []);
  const limpiar = () => {
    alLimpiar();
    // the button goes with what it cleared
    document.getElementById('contenido')?.focus();
  };
  return (
    <>
      <VisuallyHidden role="status">{dicho}</VisuallyHidden>
      <EstadoVacio
        icono="buscar"
        titulo={TITULO}
        texto="Probá ingresando otro criterio de búsqueda."
        accion={
          <Button variant="default" onClick={limpiar}>
            Limpiar filtros
          </Button>
        }
      />
    </>
  );
};

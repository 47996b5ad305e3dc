import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EstadoVacio } from './estado-vacio.tsx';

const TITULO = 'No se encontraron resultados';
/** It is read aloud, with other words than the title, which has to be found only once. */
const AVISO = 'Sin resultados.';

/** LIS-020: something may exist, but not under these criteria. */
export const SinResultados = ({ alLimpiar }: { alLimpiar: () => void }) => {
  // A region that arrives with its text is not always read aloud, so it is filled in afterwards.
  const [dicho, setDicho] = useState('');
  useEffect(() => setDicho(AVISO), []);
  const limpiar = () => {
    alLimpiar();
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

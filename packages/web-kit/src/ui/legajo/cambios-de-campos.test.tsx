import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { CambiosDeCampos } from './cambios-de-campos.tsx';

test('cada cambio dice de qué dato es; de una foto, cuál, y si se agregó, se reemplazó o se quitó', () => {
  dibujar(
    <CambiosDeCampos
      cambios={[
        { campo: 'actividad', nombre: 'Actividad', antes: 'A', ahora: '' },
        { campo: 'comitentes', nombre: 'Comitentes', antes: 'Gómez', ahora: 'Gómez' },
        { campo: 'foto_tp', nombre: 'TP con protecciones visibles', antes: 'foto', ahora: 'foto' },
        // The history kept it so before it said that there was a photo.
        { campo: 'foto_gabinete', nombre: 'Gabinete con tapa abierta', antes: '-', ahora: '-' },
        { campo: 'foto_canio_acometida', nombre: 'Caño de acometida completo', antes: '-', ahora: 'foto' },
        { campo: 'foto_frente_inmueble', nombre: 'Frente completo del inmueble', antes: 'foto', ahora: '-' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Actividad: antes A, ahora vacío',
    'Comitentes: con otros datos',
    'TP con protecciones visibles: se reemplazó la foto',
    'Gabinete con tapa abierta: se reemplazó la foto',
    'Caño de acometida completo: se agregó la foto',
    'Frente completo del inmueble: se quitó la foto',
  ]);
});

test('lo de una misma cosa va junto, bajo su nombre; lo que se agrega y lo que se quita se dice entero', () => {
  dibujar(
    <CambiosDeCampos
      cambios={[
        { campo: 'calle', nombre: 'Calle', antes: 'Calle 50', ahora: 'Calle 60' },
        { campo: 'tareas', nombre: 'Superficie', de: 'Tarea Medición', antes: '150 m²', ahora: '180 m²' },
        { campo: 'comitentes', nombre: 'Comitente', que: 'agregado', antes: '', ahora: 'GOMEZ LUIS' },
        { campo: 'tareas', nombre: 'Plantas', de: 'Tarea Medición', antes: '', ahora: '2' },
        { campo: 'inmuebles', nombre: 'Unidad', que: 'quitado', antes: 'piso 1', ahora: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
    'Calle: antes Calle 50, ahora Calle 60Comitente: se agregó GOMEZ LUISUnidad: se quitó piso 1',
    'Superficie: antes 150 m², ahora 180 m²Plantas: antes vacío, ahora 2',
  ]);
  expect(screen.getByRole('list', { name: 'Tarea Medición' })).toBeInTheDocument();
});

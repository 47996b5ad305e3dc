import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorDeApi } from '../lib/api/error-de-api.ts';
import { dibujar } from '../testing/dibujar.tsx';
import { avisarError } from './avisos/avisos.tsx';
import { DURACION_DE_AVISO_MS } from './avisos/avisos-en-pantalla.tsx';
import { BackLink } from './botones/back-link.tsx';
import { BotonDeAccion } from './botones/boton-de-accion.tsx';
import { BotonEnlace } from './botones/boton-enlace.tsx';
import { ConfirmarDialogo } from './dialogos/confirmar-dialogo.tsx';
import { EstadoVacio } from './esperas/estado-vacio.tsx';
import { FallaDeConsulta } from './esperas/falla-de-consulta.tsx';
import { Paginador, TAMANIO_DE_PAGINA } from './listas/paginador.tsx';
import { InsigniaDeEstado } from './signos/insignia-de-estado.tsx';

test('el enlace para volver va a su dirección; sin ella, atrás o al inicio [LAY-021]', async () => {
  const primero = dibujar(<BackLink to="/app/cuenta" />, { patron: '/aca', direccion: '/aca' });
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/app/cuenta');
  primero.unmount();
  const sinHistoria = dibujar(<BackLink />, { patron: '/aca', direccion: '/aca' });
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(sinHistoria.router.state.location.pathname).toBe('/app/dashboard');
  sinHistoria.unmount();
  const conHistoria = dibujar(<BackLink />, { patron: '/aca', direccion: '/otra' });
  await conHistoria.router.navigate('/aca');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(conHistoria.router.state.location.pathname).toBe('/otra'));
});

test('el paginador ofrece primera, anterior, actual, siguiente y última [LAY-022, LAY-023, LAY-024]', async () => {
  const alCambiar = vi.fn();
  const { unmount } = dibujar(
    <Paginador pagination={{ total_items: 70, current: 1, pages: 3 }} alCambiar={alCambiar} />,
  );
  expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Primera página' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await userEvent.click(screen.getByRole('button', { name: 'Última página' }));
  expect(alCambiar.mock.calls).toEqual([[2], [3]]);
  unmount();
  dibujar(<Paginador pagination={{ total_items: 70, current: 3, pages: 3 }} alCambiar={alCambiar} />);
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('3', { selector: 'strong' })).toBeInTheDocument();
  expect(TAMANIO_DE_PAGINA).toBe(30);
});

test('el diálogo de confirmación pregunta por omisión si se elimina [LAY-025]', async () => {
  const alConfirmar = vi.fn();
  const alCancelar = vi.fn();
  dibujar(<ConfirmarDialogo abierto alConfirmar={alConfirmar} alCancelar={alCancelar} />);
  expect(await screen.findByRole('dialog', { name: 'Eliminar este registro?' })).toBeInTheDocument();
  expect(screen.getByText('Los datos no podrán ser recuperados')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(alCancelar).toHaveBeenCalledOnce();
  expect(alConfirmar).toHaveBeenCalledOnce();
});

test('un botón de acción dice lo que hace y no se presiona dos veces', async () => {
  let terminar: () => void = () => undefined;
  const guardar = vi.fn(() => new Promise<void>((listo) => (terminar = listo)));
  dibujar(
    <BotonDeAccion ocupado="Guardando…" alPresionar={guardar}>
      Guardar
    </BotonDeAccion>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardando…' }));
  expect(guardar).toHaveBeenCalledOnce();
  terminar();
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeInTheDocument();
});

test('un botón que no se puede usar dice por qué', () => {
  dibujar(
    <BotonEnlace to="/app/seleccionarLegajo" deshabilitado porque="Tenés un bloqueo.">
      Nuevo legajo
    </BotonEnlace>,
  );
  expect(screen.getByRole('button', { name: 'Nuevo legajo' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Nuevo legajo' })).toHaveAccessibleDescription('Tenés un bloqueo.');
});

test('un aviso dura diez segundos y espera mientras lo miran [CON-005]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const usuario = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  dibujar(<p>Pantalla</p>);
  avisarError('No se pudo guardar');
  const aviso = await screen.findByRole('alert');
  expect(aviso).toHaveTextContent('No se pudo guardar');
  await usuario.hover(aviso);
  await vi.advanceTimersByTimeAsync(DURACION_DE_AVISO_MS + 1000);
  expect(screen.getByText('No se pudo guardar')).toBeInTheDocument();
  await usuario.unhover(aviso);
  await vi.advanceTimersByTimeAsync(DURACION_DE_AVISO_MS - 1000);
  expect(screen.getByText('No se pudo guardar')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(screen.queryByText('No se pudo guardar')).not.toBeInTheDocument());
  expect(DURACION_DE_AVISO_MS).toBe(10_000);
});

test('el mismo aviso otra vez reemplaza al anterior; otro se suma', async () => {
  dibujar(<p>Pantalla</p>);
  avisarError('Sin conexión');
  const primero = await screen.findByRole('alert');
  avisarError('Sin conexión');
  await waitFor(() => expect(primero).not.toBeInTheDocument());
  expect(screen.getAllByText('Sin conexión')).toHaveLength(1);
  avisarError('No se pudo guardar');
  expect(await screen.findByText('No se pudo guardar')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('vacío, falla y falta de permiso dicen qué pasa y qué hacer [LAY-029]', async () => {
  const reintentar = vi.fn();
  const falla = new ErrorDeApi({ tipo: 'red' });
  const problem = { status: 403, title: 'No', detail: 'Un bloqueo te lo impide.', message: '' };
  dibujar(
    <>
      <EstadoVacio titulo="No hay nada" texto="Acá vas a ver algo." />
      <FallaDeConsulta error={falla} mensaje="Error al cargar" alReintentar={reintentar} />
      <FallaDeConsulta
        error={new ErrorDeApi({ tipo: 'respuesta', status: 403, problem })}
        mensaje="Error"
        alReintentar={reintentar}
      />
      <InsigniaDeEstado tono="exito">Visado</InsigniaDeEstado>
    </>,
  );
  expect(screen.getByText('Acá vas a ver algo.')).toBeInTheDocument();
  expect(screen.getByText('Un bloqueo te lo impide.')).toBeInTheDocument();
  expect(screen.getByText('Visado')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(reintentar).toHaveBeenCalledOnce();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { Panel } from './panel.tsx';
import { usePaneles } from './use-paneles.ts';

beforeEach(() => iniciarSesion());

const SIN_FALLA = { error: null };
const Grupo = ({
  alRecargar = async () => SIN_FALLA,
  cadaMs,
}: {
  alRecargar?: () => Promise<{ error: unknown } | { error: unknown }[]>;
  cadaMs?: number;
}) => {
  const paneles = usePaneles('prueba', ['uno']);
  return (
    <>
      {paneles.cerrados.map((panel) => (
        <button type="button" key={panel} onClick={() => paneles.abrir(panel)}>
          Abrir
        </button>
      ))}
      <Panel {...paneles.de('uno')} titulo="Uno" icono="cuenta" alRecargar={alRecargar} {...(cadaMs && { cadaMs })}>
        <p>Adentro</p>
        <button type="button">Hacer</button>
      </Panel>
    </>
  );
};
const opcion = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de Uno' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('un panel se contrae, se ve en pantalla completa y se sale con Escape [LAY-026]', async () => {
  dibujar(<Grupo />);
  const contraer = screen.getByRole('button', { name: 'Contraer Uno' });
  expect(contraer).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(contraer);
  expect(screen.getByText('Adentro')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Desplegar Uno' })).toHaveFocus();
  await opcion('Pantalla completa');
  const completo = await screen.findByRole('dialog', { name: 'Uno' });
  expect(completo).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByText('Adentro')).toBeVisible();
  await waitFor(() => expect(completo).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Adentro')).not.toBeVisible();
});

test('un panel se cierra, sigue cerrado para ese usuario y vuelve con el foco en su título [LAY-027]', async () => {
  const { unmount } = dibujar(<Grupo />);
  await opcion('Cerrar');
  expect(screen.queryByText('Adentro')).toBeNull();
  unmount();
  const otraVez = dibujar(<Grupo />);
  expect(screen.queryByText('Adentro')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByText('Adentro')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Uno' })).toHaveFocus();
  await opcion('Cerrar');
  otraVez.unmount();
  iniciarSesion({ user_id: 99, username: 'csosa' });
  dibujar(<Grupo />);
  expect(screen.getByText('Adentro')).toBeVisible();
});

test('un panel se recarga a pedido y lo dice, y si se le indica también solo, mientras está a la vista [LAY-028]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const alRecargar = vi.fn(async () => SIN_FALLA);
  dibujar(<Grupo alRecargar={alRecargar} cadaMs={60_000} />);
  vi.advanceTimersByTime(60_000);
  expect(alRecargar).toHaveBeenCalledTimes(1);
  const usuario = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await usuario.click(screen.getByRole('button', { name: 'Opciones de Uno' }));
  await usuario.click(await screen.findByRole('menuitem', { name: 'Recargar' }));
  expect(alRecargar.mock.calls.length).toBeGreaterThanOrEqual(2);
  await waitFor(() => expect(screen.getByText('Recargado.')).toBeInTheDocument());
  await usuario.click(screen.getByRole('button', { name: 'Contraer Uno' }));
  const veces = alRecargar.mock.calls.length;
  vi.advanceTimersByTime(10 * 60_000);
  expect(alRecargar).toHaveBeenCalledTimes(veces);
});

test('un panel que no se pudo recargar no dice que sí: dice por qué', async () => {
  const sinRed = { error: new ErrorDeApi({ tipo: 'red' }) };
  dibujar(<Grupo alRecargar={async () => [SIN_FALLA, sinRed]} />);
  await opcion('Recargar');
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo recargar\. Sin conexión/);
  expect(screen.queryByText('Recargado.')).not.toBeInTheDocument();
});

test('lo guardado que no se entiende no rompe: el panel se ve como siempre', () => {
  for (const roto of ['{', 'null', '[]', '{"uno":"girado"}']) {
    localStorage.setItem('paneles:7:prueba', roto);
    const { unmount } = dibujar(<Grupo />);
    expect(screen.getByText('Adentro'), roto).toBeVisible();
    unmount();
  }
});

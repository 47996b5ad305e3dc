import { rutasDeBandeja } from '@colega/contract/legajos';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { focusManager } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { colas, FILAS, fila } from '../../testing/datos-de-la-bandeja.ts';
import { DISTRITOS, operadorPropio } from '../../testing/datos-del-colegio.ts';
import { responderOtrasColas } from '../../testing/otras-colas.ts';

const YO = 7;
const TOMA_MIA = { usuario_id: YO, quien: 'Julia Jara', desde: '2026-11-20T13:00:00.000Z' };
const TOMADO = 'El legajo lo tiene Ana Paz desde el 20/11/2026 a las 10:30. Seguí con otro.';

let filas = [...FILAS];
const pedidas: URL[] = [];
const actos: string[] = [];
beforeEach(() => {
  responderOtrasColas();
  filas = [...FILAS];
  pedidas.length = 0;
  actos.length = 0;
  responder(rutasDeBandeja.bandeja, ({ request }) => {
    pedidas.push(new URL(request.url));
    return colas({ para_revisar: [filas.length, 1], volvieron: [1, 0] });
  });
  responder(rutasDeBandeja.colaDeBandeja, ({ request }) => {
    pedidas.push(new URL(request.url));
    return pagina(filas);
  });
  responder(rutasDeBandeja.filtrablesDeBandeja, { rubros: [{ id: 4, nombre: 'Obra civil' }], distritos: DISTRITOS });
  responder(rutasDeBandeja.tomarLegajo, ({ params }) => {
    actos.push(`tomar ${params.id}`);
    filas = filas.map((una) => (una.id === Number(params.id) ? { ...una, toma: TOMA_MIA } : una));
    return TOMA_MIA;
  });
  responder(rutasDeBandeja.soltarLegajo, ({ params }) => {
    actos.push(`soltar ${params.id}`);
    filas = filas.map((una) => (una.id === Number(params.id) ? { ...una, toma: null } : una));
    return { message: 'El legajo quedó libre.' };
  });
});

const abrir = async (direccion = '/colegio', roles: Rol[] = ['visado'], cambios = {}) => {
  iniciarSesion({ user_id: YO, contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles, cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Bandeja' }, { timeout: 8000 });
  return router;
};
const tabla = () => screen.findByRole('table', { name: 'Para revisar' });
const renglon = async (numero: number) => within(await tabla()).getByRole('row', { name: new RegExp(`^${numero} `) });
const enlace = (numero: number) => screen.getByRole('link', { name: String(numero) });
const dondeEsta = (router: Awaited<ReturnType<typeof abrir>>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};
const ultima = (camino: string) => pedidas.filter(({ pathname }) => pathname.endsWith(camino)).at(-1)?.searchParams;

test('las colas dicen cuántos esperan y cuántos vencieron; las filas, de quién es, dónde, su plazo y quién lo tiene', async () => {
  await abrir();
  const cola = await screen.findByRole('link', { name: /^Para revisar:\s*3,\s*1 vencido$/ });
  expect(cola).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Volvieron de observación:\s*1$/ })).toBeInTheDocument();
  expect(await renglon(101)).toHaveTextContent(
    /García María Elena.*T-12.345.*Fernández Ana.*Calle 50 1234, La Plata.*Distrito I.*Obra civil.*Vencido hace 2 días hábiles.*Lleva 7 días hábiles.*Nadie/,
  );
  expect(await renglon(102)).toHaveTextContent(/Ana Paz.*desde las 10:30/);
  expect(screen.getByText('Término: 5 días hábiles')).toBeInTheDocument();
});

test('j y k van de fila en fila, Enter la toma y la abre con la búsqueda de la que se vino', async () => {
  const router = await abrir('/colegio?orden=recientes');
  await tabla();
  await userEvent.keyboard('j');
  expect(enlace(101)).toHaveFocus();
  expect(enlace(101)).toHaveAttribute('tabindex', '0');
  expect(enlace(103)).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('jjjk');
  expect(enlace(102)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(enlace(103)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dondeEsta(router)).toBe('/colegio/legajo/3?orden=recientes'), { timeout: 8000 });
  expect(actos).toEqual(['tomar 3']);
});

test('si otro lo tomó antes se dice quién y desde cuándo, y la lista se lee otra vez', async () => {
  const router = await abrir();
  await tabla();
  responder(rutasDeBandeja.tomarLegajo, () => {
    filas = [fila({ ...FILAS[0], toma: FILAS[1]?.toma ?? null }), ...filas.slice(1)];
    return problema(409, TOMADO, undefined, 'legajo_tomado');
  });
  await userEvent.keyboard('j{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(`No pudiste tomar el legajo 101${TOMADO}`);
  await waitFor(async () => expect(await renglon(101)).toHaveTextContent('Ana Paz'));
  expect(dondeEsta(router)).toBe('/colegio');
  expect(enlace(101)).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Abrirlo solo para leer' }));
  await waitFor(() => expect(dondeEsta(router)).toBe('/colegio/legajo/1'), { timeout: 8000 });
});

test('se toma y se suelta sin abrir, con el botón y con la tecla; lo que tiene otro no se suelta', async () => {
  await abrir();
  await tabla();
  await userEvent.keyboard('jt');
  expect(await screen.findByRole('button', { name: 'Soltar el legajo 101' })).toBeInTheDocument();
  expect(await renglon(101)).toHaveTextContent(/Vos.*desde las 10:00/);
  expect(enlace(101)).toHaveFocus();
  await userEvent.keyboard('t');
  expect(await screen.findByRole('button', { name: 'Tomar el legajo 101' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tomar el legajo 103' }));
  expect(await screen.findByRole('button', { name: 'Soltar el legajo 103' })).toHaveFocus();
  expect(actos).toEqual(['tomar 1', 'soltar 1', 'tomar 3']);
  expect(screen.queryByRole('button', { name: /el legajo 102/ })).not.toBeInTheDocument();
});

test('n toma el siguiente de la cola, con sus filtros, y lo abre; sin ninguno libre se dice', async () => {
  const cuerpos: unknown[] = [];
  const claves: (string | null)[] = [];
  let hay: number | null = null;
  responder(rutasDeBandeja.siguienteDeBandeja, async ({ request, params }) => {
    cuerpos.push([params.cola, await request.json()]);
    claves.push(request.headers.get('idempotency-key'));
    return claves.length === 1 ? sinRed() : { id: hay };
  });
  const router = await abrir('/colegio?cola=volvieron&rubro_id=4&ver=vencidos');
  await screen.findByRole('table', { name: 'Volvieron de observación' });
  await userEvent.keyboard('n');
  await screen.findByText(/No se pudo|conexión/i);
  await userEvent.keyboard('n');
  expect(await screen.findByText('Con esos filtros no queda ninguno libre en esta cola.')).toBeInTheDocument();
  hay = 3;
  await userEvent.keyboard('n');
  await waitFor(() => expect(dondeEsta(router)).toBe('/colegio/legajo/3?cola=volvieron&rubro_id=4&ver=vencidos'));
  expect(cuerpos[0]).toEqual(['volvieron', { rubro_id: '4', vencidos: 'si' }]);
  expect(claves[0]).toBe(claves[1]);
  expect(claves[2]).not.toBe(claves[1]);
});

test('lo que quedó sin respuesta en una cola no impide tomar el siguiente de otra', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeBandeja.siguienteDeBandeja, ({ request, params }) => {
    pedidos.push([params.cola, request.headers.get('idempotency-key')]);
    return pedidos.length === 1 ? sinRed() : { id: null };
  });
  await abrir();
  await tabla();
  await userEvent.keyboard('n');
  await screen.findByText(/No se pudo|conexión/i);
  await userEvent.keyboard('2');
  await screen.findByRole('table', { name: 'Volvieron de observación' });
  await userEvent.keyboard('n');
  expect(await screen.findByText('En esta cola no queda ninguno libre.')).toBeInTheDocument();
  expect(new Set(pedidos.flat()).size).toBe(4);
});

test('la cola, los filtros y el orden están en la dirección, y de ahí se piden', async () => {
  const router = await abrir('/colegio?texto=garcia&distrito_id=2&ver=mios&orden=recientes&page=2');
  await tabla();
  // There is one page alone, so the second one leads to it.
  await waitFor(() =>
    expect(Object.fromEntries(ultima('/bandeja/para_revisar') ?? [])).toEqual({
      ...{ texto: 'garcia', distrito_id: '2', vencidos: 'no', mios: 'si', orden: 'recientes', page: '1' },
    }),
  );
  expect(ultima('/bandeja')?.get('distrito_id')).toBe('2');
  await userEvent.keyboard('2');
  await screen.findByRole('table', { name: 'Volvieron de observación' });
  expect(dondeEsta(router)).toBe('/colegio?distrito_id=2&ver=mios&orden=recientes&cola=volvieron');
});

test('a quien es de un distrito no se le pregunta cuál', async () => {
  await abrir('/colegio', ['mesa'], { distrito: { id: 1, nombre: 'Distrito I' } });
  await tabla();
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Distrito' })).not.toBeInTheDocument();
});

test('la barra lleva a buscar; ninguna tecla actúa mientras se escribe, con otra tecla o en una ventana', async () => {
  await abrir();
  await tabla();
  await userEvent.keyboard('/');
  const texto = screen.getByLabelText('Buscar en la cola');
  expect(texto).toHaveFocus();
  await userEvent.keyboard('njkt2');
  expect(texto).toHaveValue('njkt2');
  await userEvent.keyboard('{Enter}');
  expect(enlace(101)).toHaveFocus();
  await userEvent.keyboard('{Control>}n{/Control}{Alt>}j{/Alt}{Meta>}t{/Meta}');
  expect(enlace(101)).toHaveFocus();
  await userEvent.keyboard('?');
  const ayuda = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(ayuda).getByRole('table', { name: 'En la Bandeja' })).toHaveTextContent('Tomar el que espera hace más');
  await userEvent.keyboard('nt2');
  expect(actos).toEqual([]);
});

test('con Bloq Mayús puesto las teclas hacen lo mismo; con Mayúsculas apretada, no', async () => {
  await abrir();
  await tabla();
  await userEvent.keyboard('{CapsLock}JJ');
  expect(enlace(102)).toHaveFocus();
  await userEvent.keyboard('{CapsLock}{Shift>}T{/Shift}');
  expect(actos).toEqual([]);
});

test('la fila que se va le deja el foco a la que queda en su lugar', async () => {
  await abrir();
  await tabla();
  await userEvent.keyboard('jj');
  expect(enlace(102)).toHaveFocus();
  responder(rutasDeBandeja.tomarLegajo, () => {
    filas = filas.filter(({ id }) => id !== 2);
    return problema(404, 'No existe.');
  });
  await userEvent.keyboard('t');
  await waitFor(() => expect(screen.queryByRole('link', { name: '102' })).not.toBeInTheDocument());
  await waitFor(() => expect(enlace(103)).toHaveFocus());
});

test('a la vista se lee otra vez cada veinte segundos; escondida, no', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await abrir();
  await tabla();
  const leidas = pedidas.length;
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(pedidas.length).toBe(leidas + 2));
  onTestFinished(() => focusManager.setFocused(undefined));
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pedidas.length).toBe(leidas + 2);
});

test('auditoría ve y no toma nada', async () => {
  const router = await abrir('/colegio', ['auditoria']);
  await tabla();
  expect(screen.queryByRole('button', { name: /Tomar|Soltar/ })).not.toBeInTheDocument();
  await userEvent.keyboard('jtn{Enter}');
  await waitFor(() => expect(dondeEsta(router)).toBe('/colegio/legajo/1'));
  expect(actos).toEqual([]);
});

test('una cola vacía lo dice, y con filtros ofrece limpiarlos; los de la cola y el orden quedan', async () => {
  filas = [];
  const router = await abrir('/colegio?orden=recientes&ver=vencidos&cola=volvieron');
  await screen.findByText('No se encontraron resultados');
  const [limpiar] = screen.getAllByRole('button', { name: 'Limpiar filtros' });
  if (limpiar) await userEvent.click(limpiar);
  expect(await screen.findByText('No hay nada esperando acá')).toBeInTheDocument();
  expect(dondeEsta(router)).toBe('/colegio?orden=recientes&cola=volvieron');
});

test('lo que no se pudo leer se dice y se reintenta; lo ya leído sigue a la vista, y dice de cuándo es', async () => {
  responder(rutasDeBandeja.colaDeBandeja, () => problema(503, 'Probá en un momento.'));
  await abrir();
  expect(await screen.findByText('No pudimos cargar la cola.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Volvieron/ })).toBeInTheDocument();
  responder(rutasDeBandeja.colaDeBandeja, () => pagina(filas));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await tabla();
  responder(rutasDeBandeja.colaDeBandeja, () => problema(503, 'Probá en un momento.'));
  await userEvent.keyboard('jt');
  expect(await screen.findByText(/No pudimos actualizar la cola/)).toBeInTheDocument();
  expect(enlace(101)).toBeInTheDocument();
});

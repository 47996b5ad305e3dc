import {
  type CargosDelAnio,
  type GeneracionDeCargos,
  rutasDeCargosDelAnio,
  rutasDeCuentasDePersonas,
} from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDeCargosDelAnio;
const cargos = (cambios: Partial<CargosDelAnio> = {}): CargosDelAnio => ({
  anio: 2026,
  importes_desde: '2026-01-01',
  de_referencia: false,
  lineas: [
    {
      ...{ concepto: 'arancel', descripcion: 'ARANCEL 2026', importe: '98000.00', vencimiento: '2026-03-31' },
      estados: [{ estado: 'Activo', matriculas: 10, cargadas: 4, por_cargar: 6, total: '588000.00' }],
    },
  ],
  ...{ cargos: 6, total: '588000.00', generacion: null },
  ...cambios,
});

const terminada: CargosDelAnio['generacion'] = {
  ...{ estado: 'terminada', por_mirar: 10, miradas: 10, cargos: 6, importe: '588000.00', quien: 'otesoreria' },
  pedida_en: '2026-11-28T12:00:00.000Z',
};
const generacion = (cambios: Partial<GeneracionDeCargos> = {}): GeneracionDeCargos => ({
  ...{ id: 3, quien: 'otesoreria', pedida_en: '2026-11-28T12:00:00.000Z', cargos: 6, importe: '588000.00' },
  se_van: { cargos: 5, importe: '490000.00' },
  se_quedan: [{ porque: 'pagado', cargos: 1, importe: '98000.00' }],
  anulacion: null,
  ...cambios,
});
const pedidaPor = (es_propia: boolean): GeneracionDeCargos['anulacion'] => ({
  ...{ id: 8, estado: 'pedida', motivo: 'Importes viejos', pidio: 'irios', decidio: null, es_propia },
  ...{ por_mirar: 0, miradas: 0, anulados: 0, importe: '0.00', quedaron: 0, respuesta: null },
});

let generaciones: GeneracionDeCargos[] = [];
let leidos = cargos();
let esperan = 0;
const pedidos: unknown[] = [];
beforeEach(() => {
  leidos = cargos();
  pedidos.length = 0;
  responder(R.cargosDelAnio, () => leidos);
  generaciones = [];
  esperan = 0;
  responder(rutasDeCuentasDePersonas.porConfirmar, () => ({
    items: [],
    pagination: { total_items: esperan, current: 1, pages: 1 },
  }));
  responder(R.generacionesDeCargos, () => ({ items: generaciones }));
  for (const ruta of [R.pedirAnulacionDeCargos, R.confirmarAnulacionDeCargos, R.rechazarAnulacionDeCargos])
    responder(ruta, async ({ request }) => {
      pedidos.push(await request.json().catch(() => null));
      return { id: 3, message: 'Hecho.' };
    });
  responder(R.generarCargosDelAnio, async ({ request }) => {
    pedidos.push(await request.json());
    return { message: 'Se están generando.' };
  });
});

const abrir = async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/cargos'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Cargos del año' }, { timeout: 8000 });
  return router;
};

test('se ve lo que se va a cargar, se confirma con su total, y se ve cómo va', async () => {
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Cargos de 2026' });
  expect(within(tabla).getByRole('row', { name: /ARANCEL 2026/ })).toHaveTextContent(
    /31\/03\/2026.*Activo.*10.*4.*6.*98\.000,00.*588\.000,00/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Generar los cargos de 2026' }));
  const abierto = await screen.findByRole('dialog', { name: 'Generar los cargos de 2026' }, { timeout: 8000 });
  expect(within(abierto).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(screen.getAllByText('Son los importes desde el 01/01/2026.')).toHaveLength(2);
  leidos = cargos({
    generacion: {
      estado: 'en_curso',
      por_mirar: 10,
      miradas: 5,
      cargos: 3,
      importe: '294000.00',
      quien: 'otesoreria',
      pedida_en: '2026-11-28T12:00:00.000Z',
    },
  });
  await userEvent.click(within(abierto).getByRole('button', { name: /^Cargar \$/ }));
  expect(
    await screen.findByText(/Generando, a pedido de otesoreria: 5 de 10 matrículas, 3 cargos/),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Cuánto va de los cargos' })).toHaveAttribute('aria-valuenow', '50');
  expect(pedidos).toEqual([{ anio: 2026, cargos: 6, total: '588000.00' }]);
});

test('los importes con los que vino el programa se dicen, al lado y al confirmar', async () => {
  await abrir();
  await screen.findByRole('table', { name: 'Cargos de 2026' });
  expect(screen.queryByText(/valores de referencia/)).not.toBeInTheDocument();
  leidos = cargos({ de_referencia: true });
  await userEvent.selectOptions(screen.getByLabelText('Año'), '2025');
  expect(await screen.findByText(/valores de referencia con los que vino el programa/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Listas, Cargos del año' })).toHaveAttribute(
    'href',
    '/colegio/listas/cargos',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Generar los cargos/ }));
  const abierto = await screen.findByRole('dialog', { name: /^Generar los cargos/ }, { timeout: 8000 });
  expect(abierto).toHaveTextContent('Los importes son valores de referencia');
});

test('si cambió mientras se miraba se dice, y se ve lo nuevo', async () => {
  await abrir();
  await screen.findByRole('table', { name: 'Cargos de 2026' });
  const claves: (string | null)[] = [];
  responder(R.generarCargosDelAnio, ({ request }) => {
    claves.push(request.headers.get('idempotency-key'));
    return problema(409, 'Lo que hay para cargar cambió desde que lo miraste.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Generar los cargos de 2026' }));
  leidos = cargos({ cargos: 3, total: '294000.00' });
  const abierto = await screen.findByRole('dialog', { name: 'Generar los cargos de 2026' }, { timeout: 8000 });
  await userEvent.click(within(abierto).getByRole('button', { name: /^Cargar \$/ }));
  expect(await within(abierto).findByText(/cambió desde que lo miraste/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/Por cargar:/)).toHaveTextContent(/3, por \$\s294\.000,00/));
  responder(R.generarCargosDelAnio, async ({ request }) => {
    claves.push(request.headers.get('idempotency-key'));
    pedidos.push(await request.json());
    return { message: 'Se están generando.' };
  });
  await userEvent.click(await within(abierto).findByRole('button', { name: /^Cargar \$\s294\.000,00/ }));
  await waitFor(() => expect(pedidos).toEqual([{ anio: 2026, cargos: 3, total: '294000.00' }]));
  expect(new Set(claves).size).toBe(2);
});

test('sin nada que cargar se dice; un año sin importes, también', async () => {
  leidos = cargos({ cargos: 0, total: '0.00' });
  const router = await abrir();
  expect(await screen.findByText(/ya están: no hay nada que cargar/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Generar/ })).not.toBeInTheDocument();
  responder(R.cargosDelAnio, () => problema(409, 'No hay importes cargados para el año 2023.'));
  await userEvent.selectOptions(screen.getByLabelText('Año'), screen.getAllByRole('option').at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toMatch(/anio=\d{4}/));
  expect(await screen.findByText('No pudimos calcular los cargos de ese año.')).toBeInTheDocument();
});

test('los de una vez se piden anular, con cuántos se van, cuántos quedan y por qué', async () => {
  leidos = cargos({ generacion: terminada });
  generaciones = [generacion()];
  await abrir();
  expect(await screen.findByText(/Se pueden anular 5 cargos/, {}, { timeout: 8000 })).toHaveTextContent(
    /490\.000,00.*Queda 1 cargo.*tienen algo pago/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Anular los de esa vez: 28\/11\/2026/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Anular los cargos de esa vez' }, { timeout: 8000 });
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Importes viejos');
  generaciones = [generacion({ anulacion: pedidaPor(true) })];
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Pedir que se anulen' }));
  expect(await screen.findByText(/La pediste vos/)).toBeInTheDocument();
  expect(pedidos).toEqual([{ motivo: 'Importes viejos' }]);
  expect(screen.queryByRole('button', { name: /^Anular/ })).not.toBeInTheDocument();
});

test('lo que pidió otra persona se confirma, deja de esperar, y se ve cómo va y cómo quedó', async () => {
  leidos = cargos({ generacion: terminada });
  generaciones = [generacion({ anulacion: pedidaPor(false) })];
  esperan = 1;
  await abrir();
  await userEvent.click(
    await screen.findByRole('button', { name: /^Anular 5 cargos: 28\/11\/2026/ }, { timeout: 8000 }),
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Confirmar que se anulen' }, { timeout: 8000 });
  expect(within(dialogo).getByText(/irios: Importes viejos/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Por confirmar (1)', hidden: true })).toBeInTheDocument();
  esperan = 0;
  const enCurso = {
    ...pedidaPor(false),
    ...{ estado: 'en_curso', decidio: 'jefa', por_mirar: 4, miradas: 1, anulados: 2 },
  };
  generaciones = [generacion({ anulacion: enCurso as GeneracionDeCargos['anulacion'] })];
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Anular 5 cargos' }));
  expect(await screen.findByText(/Anulando: 1 de 4 personas, 2 cargos/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Por confirmar' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Cuánto va de la anulación' })).toHaveAttribute('aria-valuenow', '25');
  const hecha = { ...enCurso, estado: 'terminada', anulados: 5, importe: '490000.00', quedaron: 1 };
  generaciones = [
    generacion({ se_van: { cargos: 0, importe: '0.00' }, anulacion: hecha as GeneracionDeCargos['anulacion'] }),
  ];
  expect(await screen.findByText(/Se anularon 5 cargos/, {}, { timeout: 8000 })).toHaveTextContent(
    /quedaron 1.*confirmó jefa/,
  );
});

test.each([
  ['terminada', terminada],
  ['en curso', { ...terminada, estado: 'en_curso' as const, miradas: 5 }],
])('lo que se está por confirmar sigue abierto si los cargos llegan después: %s', async (_, suya) => {
  let llegar = () => {};
  const espera = new Promise<void>((resolver) => {
    llegar = resolver;
  });
  responder(R.cargosDelAnio, async () => {
    await espera;
    return cargos({ generacion: suya });
  });
  generaciones = [generacion({ anulacion: pedidaPor(false) })];
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: /^Anular 5 cargos: / }, { timeout: 8000 }));
  const dialogo = await screen.findByRole('dialog', { name: 'Confirmar que se anulen' }, { timeout: 8000 });
  llegar();
  expect(
    await screen.findByText(/La última vez la generó|Generando, a pedido/, {}, { timeout: 8000 }),
  ).toBeInTheDocument();
  expect(dialogo).toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Anular 5 cargos' }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
});

test('la primera generación de un año se ve con lo que se puede deshacer, apenas está', async () => {
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Generar los cargos de 2026' }, { timeout: 8000 }));
  const dialogo = await screen.findByRole('dialog', { name: 'Generar los cargos de 2026' }, { timeout: 8000 });
  leidos = cargos({ ...{ cargos: 0, total: '0.00' }, generacion: terminada });
  generaciones = [generacion()];
  await userEvent.click(within(dialogo).getByRole('button', { name: /^Cargar \$/ }));
  expect(await screen.findByText(/Se pueden anular 5 cargos/, {}, { timeout: 8000 })).toBeInTheDocument();
});

test('los de un año que ya no tiene lista se anulan igual', async () => {
  responder(R.cargosDelAnio, () => problema(409, 'De ese año no hay nada publicado.'));
  generaciones = [generacion()];
  await abrir();
  expect(await screen.findByText('De ese año no hay nada publicado.', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Anular los de esa vez: / })).toBeInTheDocument();
});

test('si ya no queda ninguno se dice, y se puede decir que no', async () => {
  leidos = cargos({ generacion: terminada });
  generaciones = [generacion({ se_van: { cargos: 0, importe: '0.00' }, anulacion: pedidaPor(false) })];
  await abrir();
  expect(await screen.findByText(/Ya no queda ninguno que se pueda anular/, {}, { timeout: 8000 })).toHaveTextContent(
    /Queda 1 cargo.*tienen algo pago/,
  );
  expect(screen.queryByRole('button', { name: /^Anular/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^No anularlos: 28\/11\/2026/ })).toBeInTheDocument();
});

test('de la que no se hizo se ve quién dijo que no y por qué, y se puede pedir otra', async () => {
  leidos = cargos({ generacion: terminada });
  const rechazada = { ...pedidaPor(true), estado: 'rechazada', decidio: 'jefa', respuesta: 'Estaban bien' };
  generaciones = [generacion({ anulacion: rechazada as GeneracionDeCargos['anulacion'] })];
  await abrir();
  expect(await screen.findByText(/No se anularon/, {}, { timeout: 8000 })).toHaveTextContent(
    /lo pidió irios, y jefa dijo que no: Estaban bien/,
  );
  expect(screen.getByRole('button', { name: /^Anular los de esa vez/ })).toBeInTheDocument();
});

import { rutasDeRendiciones as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { ORIGENES, rendicion, renglon } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const pedidos: string[] = [];

beforeEach(() => {
  pedidos.length = 0;
  responder(R.origenesDeRendicion, { items: ORIGENES });
  responder(R.rendiciones, pagina([rendicion()]));
  responder(R.rendicion, rendicion());
  responder(R.renglonesDeRendicion, ({ request }) => {
    pedidos.push(new URL(request.url).search);
    return pagina([
      renglon(),
      renglon({
        renglon_id: null,
        linea: null,
        operacion_id: 8,
        diferencia: 'falta_alla',
        aca: null,
        importe: '500.00',
      }),
      renglon({
        ...{ renglon_id: null, linea: null, operacion_id: 9, diferencia: 'falta_alla', aca: null },
        ...{ tipo: 'salida', externo: 'D-9', importe: '70.00' },
      }),
    ]);
  });
});

const abrir = async (direccion: string, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
  return router;
};
const elegirArchivo = async (nombre: string, texto = 'x') => {
  await userEvent.selectOptions(await screen.findByLabelText('De quién es', undefined, DEMORA), 'siro');
  await userEvent.upload(
    screen.getByLabelText('Archivo de la rendición'),
    new File([texto], nombre, { type: 'text/plain' }),
  );
};

test('se elige de quién es, se lee el archivo y se llega a lo que no coincide', async () => {
  responder(R.leerRendicion, { message: 'Leímos 7 renglones.', id: 4 });
  const router = await abrir('/colegio/tesoreria/rendiciones');
  const fila = await screen.findByRole('row', { name: /siro_marzo/ }, DEMORA);
  expect(fila).toHaveTextContent(/SIRO.*19\/03\/2026 al 20\/03\/2026.*\$\s*1\.660,00.*2 diferencias/);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir el archivo…' }));
  expect(await screen.findByText('Elegí de quién es el archivo.')).toBeInTheDocument();
  await elegirArchivo('siro_marzo.txt');
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/tesoreria/rendiciones/4'));
  expect(await screen.findByRole('heading', { level: 1, name: 'siro_marzo.txt' }, DEMORA)).toBeInTheDocument();
});

test('cada diferencia dice qué pasa, se elige por clase y se resuelve con su motivo', async () => {
  const cuerpos: unknown[] = [];
  responder(R.resolverDiferencia, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Quedó resuelta, con su motivo.' };
  });
  const router = await abrir('/colegio/tesoreria/rendiciones/4');
  const tabla = await screen.findByRole('table', { name: 'Lo que no coincide' }, DEMORA);
  expect(
    screen.getByText(/con él para el día de cada cobro: 1 % desde el 01\/01\/2015, valor de referencia\.$/),
  ).toBeInTheDocument();
  expect(within(tabla).getByRole('row', { name: /Cobro, línea 2/ })).toHaveTextContent(
    /Otro importe: acá, \$\s*200,00/,
  );
  expect(within(tabla).getByRole('row', { name: /^Pago 8/ })).toHaveTextContent('Está anotado y no lo rindió');
  expect(within(tabla).getByRole('row', { name: /^Devolución del pago 9/ })).toHaveTextContent(/D-9.*no lo rindió/);
  const depositos = screen.getByRole('table', { name: 'Depósitos' });
  expect(within(depositos).getByRole('row', { name: /23\/03\/2026/ })).toHaveTextContent(/1\.640,00.*20,00.*3,40/);
  expect(within(depositos).getByRole('row', { name: /24\/03\/2026/ })).toHaveTextContent('No llegó');
  expect(screen.getByText(/por encima de lo que se acordó/)).toBeInTheDocument();
  await userEvent.click(within(tabla).getByRole('button', { name: 'Resolver: Pago 8' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Resolver la diferencia' }, DEMORA);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Resolver' }));
  expect(cuerpos).toEqual([]);
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Lo rinde mañana');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Resolver' }));
  expect(await screen.findByText('Quedó resuelta, con su motivo.')).toBeInTheDocument();
  expect(cuerpos).toEqual([{ operacion_id: 8, motivo: 'Lo rinde mañana' }]);
  await userEvent.selectOptions(screen.getByLabelText('Cuáles'), 'otro_importe');
  await waitFor(() => expect(pedidos.at(-1)).toContain('diferencia=otro_importe'));
  expect(router.state.location.search).toBe('?diferencia=otro_importe');
});

test('si otro la resolvió, se dice quién y lo escrito sigue ahí', async () => {
  responder(R.resolverDiferencia, () => problema(409, 'Ya la resolvió Inés, el 20/03/2026 a las 10:00.'));
  await abrir('/colegio/tesoreria/rendiciones/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Resolver: Pago 8' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: 'Resolver la diferencia' }, DEMORA);
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Visto');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Resolver' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Ya la resolvió Inés');
  expect(within(dialogo).getByLabelText(/Motivo/)).toHaveValue('Visto');
});

test('se da entrada a lo que no está, de a tandas, hasta que no queda', async () => {
  const quedan = [1, 0];
  responder(R.darEntrada, () => ({
    message: 'Renglones a los que se dio entrada: 1.',
    hechos: 1,
    quedan: quedan.shift() ?? 0,
    sigue: quedan.length > 0 ? 11 : null,
  }));
  await abrir('/colegio/tesoreria/rendiciones/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Dar entrada a lo que no está (2)…' }, DEMORA));
  const pregunta = await screen.findByRole('dialog', { name: 'Dar entrada a lo que no está' }, DEMORA);
  expect(pregunta).toHaveTextContent(/paga su cupón, y lo que no es de ninguno queda sin identificar/);
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Dar entrada' }));
  expect(await screen.findByText('Renglones a los que se dio entrada: 1.')).toBeInTheDocument();
  expect(quedan).toEqual([]);
});

test('quien audita lee y no toca; lo que no se pudo leer se reintenta; sin ninguna, se dice', async () => {
  responder(R.rendiciones, () => problema(503, 'Probá en un momento.'));
  await abrir('/colegio/tesoreria/rendiciones', ['auditoria']);
  expect(screen.queryByLabelText('De quién es')).not.toBeInTheDocument();
  await screen.findByText('No pudimos cargar las rendiciones.', undefined, DEMORA);
  responder(R.rendiciones, pagina([]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no se leyó ninguna rendición')).toBeInTheDocument();
});

test('un depósito que no es de nada cobrado es un cobro, o no es nuestro', async () => {
  const deposito = renglon({
    ...{ renglon_id: 31, operacion_id: null, linea: 6, tipo: 'deposito', medio: null, aca: null, externo: null },
    ...{ detalle: 'LIQUIDACION CREDICOOP', deposita: 'SiPago (Credicoop)', diferencia: 'deposito_sin_cobros' },
    puede_ser_cobro: true,
  });
  const otro = renglon({ ...deposito, renglon_id: 32, linea: 7, diferencia: null });
  responder(R.renglonesDeRendicion, pagina([deposito, otro]));
  const cuerpos: unknown[] = [];
  responder(R.esUnCobro, async ({ request }) => {
    cuerpos.push([await request.json(), request.headers.has('idempotency-key')]);
    return { message: 'El renglón quedó como un cobro.' };
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  const tabla = await screen.findByRole('table', { name: 'Lo que no coincide' }, DEMORA);
  expect(
    screen.getByText(/con él para el día de cada cobro: 1 % desde el 01\/01\/2015, valor de referencia\.$/),
  ).toBeInTheDocument();
  expect(within(tabla).getByRole('row', { name: /Depósito, línea 6/ })).toHaveTextContent(
    'Depósito de un cobrador que no es de nada cobrado',
  );
  expect(within(tabla).getByRole('row', { name: /Depósito, línea 7/ })).toHaveTextContent(
    'Depósito de SiPago (Credicoop)',
  );
  expect(screen.getByRole('button', { name: 'No es nuestro: Depósito, línea 6' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Es un cobro: Depósito, línea 6' }));
  const pregunta = await screen.findByRole('dialog', { name: 'Es un cobro' }, DEMORA);
  expect(pregunta).toHaveTextContent(/Se leyó como un depósito de SiPago/);
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Es un cobro' }));
  expect(await screen.findByText('El renglón quedó como un cobro.')).toBeInTheDocument();
  expect(cuerpos).toEqual([[{ renglon_id: 31 }, true]]);
});

test('lo que el banco se quedó se elige de a muchos y queda en el libro; un interés es solo de lo que entró', async () => {
  const delBanco = {
    operacion_id: null,
    externo: null,
    aca: null,
    puede_ser_gasto: true,
    numero_boleta: null,
  } as const;
  const comision = { ...delBanco, tipo: 'comision', medio: null, diferencia: 'gasto_sin_anotar' } as const;
  responder(
    R.rendicion,
    rendicion({ origen: { clave: 'provincia', nombre: 'Banco', da_entrada: true, de_a_uno: true } }),
  );
  responder(
    R.renglonesDeRendicion,
    pagina([
      renglon({ ...comision, renglon_id: 41, linea: 4, detalle: 'COMISION', importe: '1200.00' }),
      renglon({ ...comision, renglon_id: 42, linea: 5, detalle: 'IVA', importe: '252.00' }),
      renglon({ ...delBanco, renglon_id: 43, linea: 6, tipo: 'salida', diferencia: 'falta_aca', importe: '17.50' }),
      renglon({
        ...delBanco,
        renglon_id: 44,
        linea: 7,
        diferencia: 'falta_aca',
        detalle: 'INTERESES',
        importe: '400.00',
      }),
      renglon({ renglon_id: 45, linea: 8 }),
    ]),
  );
  const cuerpos: unknown[] = [];
  responder(R.anotarGastosDeBanco, async ({ request }) => {
    cuerpos.push([await request.json(), request.headers.has('idempotency-key')]);
    return { message: 'Quedaron en el libro.', ids: [1] };
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  const grupo = await screen.findByRole('group', { name: 'Gastos e intereses del banco' }, DEMORA);
  expect(within(grupo).queryByRole('button', { name: 'Gasto del banco…' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /línea 8/ })).not.toBeInTheDocument();
  await userEvent.click(within(grupo).getByRole('button', { name: 'Elegir lo que dice que es del banco (2)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Salida, línea 6' }));
  expect(within(grupo).getByRole('status')).toHaveTextContent(/Elegidos 3: \$\s1\.469,50\./);
  expect(within(grupo).queryByRole('button', { name: 'Interés a favor…' })).not.toBeInTheDocument();
  await userEvent.click(within(grupo).getByRole('button', { name: 'Gasto del banco…' }));
  const gasto = await screen.findByRole('dialog', { name: 'Gasto del banco' }, DEMORA);
  expect(gasto).toHaveTextContent(/3 renglones.*salen del banco \$\s1\.469,50, contra los gastos bancarios/);
  await userEvent.click(within(gasto).getByRole('button', { name: 'Gasto del banco' }));
  expect(await screen.findByText('Quedaron en el libro.')).toBeInTheDocument();
  await waitFor(() => expect(within(grupo).getByRole('status')).toHaveTextContent(/elegí sus renglones/));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cobro, línea 7' }));
  await userEvent.click(within(grupo).getByRole('button', { name: 'Interés a favor…' }));
  const interes = await screen.findByRole('dialog', { name: 'Interés a favor' }, DEMORA);
  expect(interes).toHaveTextContent(/entran al banco \$\s400,00, contra los intereses/);
  await userEvent.click(within(interes).getByRole('button', { name: 'Interés a favor' }));
  await waitFor(() => expect(cuerpos).toHaveLength(2));
  expect(cuerpos).toEqual([
    [{ renglones: [41, 42, 43], clase: 'gasto' }, true],
    [{ renglones: [44], clase: 'interes' }, true],
  ]);
});

test('el gasto que está en el libro dice quién lo anotó, y se deshace con su motivo', async () => {
  const gasto = { id: 9, clase: 'gasto', quien: 'jefa', cuando: '2026-03-20T15:00:00.000Z' } as const;
  const suyo = {
    tipo: 'comision',
    medio: null,
    operacion_id: null,
    externo: null,
    aca: null,
    diferencia: null,
  } as const;
  responder(R.renglonesDeRendicion, pagina([renglon({ ...suyo, gasto, linea: 4, detalle: 'COMISION' })]));
  const cuerpos: unknown[] = [];
  responder(R.deshacerGastoDeBanco, async ({ request, params }) => {
    cuerpos.push([params.id, await request.json()]);
    return { message: 'Otro asiento lo volvió atrás.' };
  });
  await abrir('/colegio/tesoreria/rendiciones/4?que=todos');
  const fila = await screen.findByRole('row', { name: /Comisión, línea 4/ }, DEMORA);
  expect(fila).toHaveTextContent(/Gasto del banco, en el libro: jefa/);
  await userEvent.click(within(fila).getByRole('button', { name: /Deshacer/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Deshacer el gasto' }, DEMORA);
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Era de otra cuenta');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Otro asiento lo volvió atrás.')).toBeInTheDocument();
  expect(cuerpos).toEqual([['9', { motivo: 'Era de otra cuenta' }]]);
});

test('el formato que nadie confirmó se dice, y el ejemplo se ofrece donde lo hay', async () => {
  await abrir('/colegio/tesoreria/rendiciones');
  const deQuien = await screen.findByLabelText('De quién es', undefined, DEMORA);
  await userEvent.selectOptions(deQuien, 'siro');
  expect(screen.getByRole('button', { name: 'Bajar un archivo de ejemplo' })).toBeInTheDocument();
  expect(screen.queryByText(/Formato supuesto/)).not.toBeInTheDocument();
  await userEvent.selectOptions(deQuien, 'redLink');
  expect(screen.getByText(/Formato supuesto: nadie confirmó/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bajar un archivo de ejemplo' })).not.toBeInTheDocument();
});

test('del depósito que hizo el Colegio se dice si está anotado', async () => {
  const deDeposito = { tipo: 'deposito', medio: null, operacion_id: null, numero_boleta: null } as const;
  responder(
    R.renglonesDeRendicion,
    pagina([
      renglon({ ...deDeposito, renglon_id: 21, linea: 5, deposito_id: 6, diferencia: null }),
      renglon({ ...deDeposito, renglon_id: 22, linea: 6, diferencia: 'deposito_sin_anotar', aca: null }),
      renglon({ ...deDeposito, renglon_id: 23, linea: 7, diferencia: null, aca: null, deposita: 'SiPago (Credicoop)' }),
    ]),
  );
  await abrir('/colegio/tesoreria/rendiciones/4?que=todos');
  const fila = (linea: number) => screen.findByRole('row', { name: new RegExp(`^Depósito, línea ${linea} `) }, DEMORA);
  expect(await fila(5)).toHaveTextContent('Depósito anotado del 20/03/2026: coincide');
  expect(await fila(6)).toHaveTextContent('Depósito que no está anotado');
  expect(await fila(7)).toHaveTextContent('Depósito de SiPago (Credicoop)');
});

test('de un renglón que entró sin cupón se llega a su cobranza', async () => {
  responder(R.renglonesDeRendicion, pagina([renglon({ diferencia: null, operacion_id: null, cobranza_id: 8 })]));
  await abrir('/colegio/tesoreria/rendiciones/4');
  expect(await screen.findByRole('link', { name: 'cobranza 8' }, DEMORA)).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/cobranzas/8',
  );
});

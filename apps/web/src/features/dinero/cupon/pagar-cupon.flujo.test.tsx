import { type Cupon, rutasDeCupones, rutasDeIntencion, rutasDePagos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { cupon, cuponPago, cuponVencido, EN_RED_LINK } from '../../../testing/datos-de-cuenta.ts';
import { mediosOfrecidos, resultadoDePago } from '../../../testing/datos-de-pagos.ts';
import PagarCupon from './pagar-cupon.tsx';

let salidas: string[];
let avisos: MockInstance<typeof notifications.show>;
let volverAlNavegador: () => void;

const abrir = (suyo: Cupon | Response = cupon(), medios = mediosOfrecidos()) => {
  responder(rutasDeCupones.cupon, () => suyo);
  responder(rutasDeCupones.mediosDeCupon, pagina(medios));
  return dibujar(<PagarCupon />, { direccion: '/app/cuenta/50/pago', patron: '/app/cuenta/:id/pago' });
};
const dichos = () => avisos.mock.calls.map(([aviso]) => aviso.message);
const medio = (nombre: RegExp) => screen.findByRole('radio', { name: nombre });
const elegir = async (nombre: RegExp) => userEvent.click(await medio(nombre));
const confirmar = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const enElDialogo = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  iniciarSesion();
  salidas = [];
  avisos = vi.spyOn(notifications, 'show');
  volverAlNavegador = usarSalida((direccion) => salidas.push(direccion));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  volverAlNavegador();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('lo que se paga', () => {
  test('título con el número, total y métodos, leídos al entrar [PAG-001, PAG-002, PAG-004]', async () => {
    abrir();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagar Cupón #1050' })).toBeInTheDocument();
    const pago = within(screen.getByRole('region', { name: 'Qué se paga' }));
    expect(pago.getByText('$ 184.500,00', { normalizer: sinEspaciosDuros })).toBeInTheDocument();
    expect(await screen.findByRole('radiogroup', { name: 'Método de pago' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByText(/^El importe supera lo que admite el código de barras/)).toBeInTheDocument();
  });

  test('pasado el primer vencimiento, el importe es el de hoy y dice por qué', async () => {
    abrir(cupon({ monto_a_pagar: '188190.00' }));
    const pago = within(await screen.findByRole('region', { name: 'Qué se paga' }));
    expect(pago.getAllByText(/188\.190,00/).length).toBeGreaterThan(0);
    expect(pago.getByText('Incluye el recargo por pagarse después del primer vencimiento.')).toBeInTheDocument();
  });

  test('con una parte pagada dice cuánto falta, sin hablar de recargo', async () => {
    abrir(cupon({ monto_abonado: '100000.00', monto_a_pagar: '84500.00' }));
    const pago = within(await screen.findByRole('region', { name: 'Qué se paga' }));
    expect(pago.getByText(/^Pagado a cuenta/)).toHaveTextContent('Pagado a cuenta $ 100.000,00 · falta $ 84.500,00');
    expect(pago.queryByText(/^Incluye el recargo/)).not.toBeInTheDocument();
  });

  test('se cancela desde su página y vuelve a los cupones, sin otro aviso', async () => {
    const { router } = abrir();
    responder(rutasDeCupones.cancelarCupon, () => {
      responder(rutasDeCupones.cupon, cuponVencido({ id: 50 }));
      return { id: 50, message: todosLosMensajes.cupon_cancelado };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar cupón 1050' }));
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Cancelar cupón' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/resumenCuenta/cupones'));
    expect(dichos()).toEqual([todosLosMensajes.cupon_cancelado]);
  });

  test.each([
    ['pago', cuponPago()],
    ['vencido', cuponVencido()],
  ])('un cupón %s no se paga: lo dice y va al inicio [CUP-018, PAG-005, PAG-006]', async (_, suyo) => {
    const { router } = abrir(suyo);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
    expect(dichos()).toEqual([
      'El formulario al que esta intentando acceder no esta disponible.\nEl cupón no se encuentra en estado pendiente',
    ]);
  });

  test('lo que no se pudo leer también lleva al inicio, sea de otro o sin red [PAG-005, ERR-037]', async () => {
    for (const falla of [problema(404, 'No encontramos lo que buscás.'), sinRed()]) {
      const { router, unmount } = abrir(falla);
      await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
      unmount();
    }
    expect(dichos()[0]).toContain('No encontramos lo que buscás.');
    expect(dichos()[1]).toContain('El formulario al que esta intentando acceder no esta disponible.');
  });

  test('los métodos que no llegan se vuelven a pedir, con el cupón a la vista', async () => {
    abrir();
    responder(rutasDeCupones.mediosDeCupon, () => problema(500, 'Tuvimos un problema.'));
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('region', { name: 'Qué se paga' })).toBeInTheDocument();
    responder(rutasDeCupones.mediosDeCupon, pagina(mediosOfrecidos()));
    await userEvent.click(reintentar);
    expect(await medio(/SiPago/)).toBeInTheDocument();
  });

  test('con un pago que entró y no alcanzó, lo dice antes de pagar otro', async () => {
    const pago = { id: 9, medio: 'codigo_barra', importe: '999.99', fecha_pago: '2026-11-14T15:20:00Z' };
    const detalle = 'Lo revisó el Colegio: se devolvió.';
    abrir(cupon({ estado_pago: 'recibido', operaciones_pagos: [{ ...pago, comprobante_id: null, detalle }] }));
    expect(await screen.findByText('Entró un pago que no saldó este cupón')).toBeInTheDocument();
    expect(screen.getByText(/999,99: Lo revisó el Colegio: se devolvió\./)).toBeInTheDocument();
  });

  test('con un pago en proceso avisa antes de pagar otra vez, y se puede preguntar', async () => {
    abrir(cupon({ estado_pago: 'en_proceso' }));
    responder(rutasDePagos.consultarPago, resultadoDePago('en_proceso'));
    expect(await screen.findByText('Hay un pago de este cupón en proceso')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Consultar el pago' }));
    expect(await screen.findByText('Todavía no hay respuesta del medio de pago.')).toBeInTheDocument();
  });
});

describe('los métodos', () => {
  test('el que no se puede usar dice por qué, y el cupón ya hecho se imprime [PAG-012, PAG-013, PAG-014, PAG-016]', async () => {
    const bajados = vi.fn(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
    responder(rutasDeCupones.imprimirCupon, bajados);
    abrir(
      cupon(EN_RED_LINK),
      mediosOfrecidos({
        redLink: { disabled: true, disabled_message: 'El cupón ya ha sido enviado a Red Link previamente.' },
        codigo_barra: { disabled: true, disabled_message: 'Ya se ha generado el cupón previamente.', remedy: 'print' },
      }),
    );
    expect(await medio(/Red Link/)).toBeDisabled();
    expect(screen.getByText('El cupón ya ha sido enviado a Red Link previamente.')).toBeInTheDocument();
    expect(await medio(/código de barras/)).toBeDisabled();
    expect(screen.getByText('Ya se ha generado el cupón previamente.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir cupón' }));
    await waitFor(() => expect(bajados).toHaveBeenCalledTimes(1));
  });

  test('si hay uno solo, queda elegido [PAG-019]', async () => {
    abrir(cupon(), mediosOfrecidos().slice(2, 3));
    expect(await medio(/SiPago/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Confirmar' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('sin elegir, Confirmar está deshabilitado y dice qué falta [PAG-003, PAG-011]', async () => {
    abrir(cupon(), mediosOfrecidos({ codigo_barra: { disabled: true, disabled_message: 'Ahora no.' } }));
    await medio(/SiPago/);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true');
    await confirmar();
    expect(await screen.findByText('Debe seleccionar un método de pago')).toBeInTheDocument();
    const grupo = screen.getByRole('radiogroup', { name: 'Método de pago' });
    expect(grupo).toBeInvalid();
    expect(grupo).toHaveAccessibleDescription('Debe seleccionar un método de pago');
    expect(
      within(grupo)
        .getAllByRole('radio')
        .find((uno) => !uno.matches(':disabled')),
    ).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await elegir(/SiPago/);
    expect(screen.queryByText('Debe seleccionar un método de pago')).not.toBeInTheDocument();
  });

  test('en un teléfono los botones son Anterior y Confirmar [PAG-003]', async () => {
    const original = window.matchMedia;
    window.matchMedia = (consulta) => ({ ...original(consulta), matches: consulta === '(max-width: 768px)' });
    abrir();
    expect(await screen.findByRole('button', { name: 'Anterior' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    window.matchMedia = original;
  });
});

describe('pagar en línea', () => {
  const proveedores = [
    [/SiPago/, 'Ir a SiPago', rutasDeIntencion.sipago, 'Error al intentar redireccionar a SiPago'],
    [/Net Pagos/, 'Ir a Net Pagos', rutasDeIntencion.net_pagos, 'Error al intentar redireccionar a Net Pagos'],
    [/SIRO/, 'Ir a SIRO', rutasDeIntencion.online, 'Error al intentar redireccionar a SIRO'],
  ] as const;

  test.each(proveedores)(
    '%s: pregunta, abre una intención y se va a su página [PAG-017, PAG-021, PAG-022]',
    async (...caso) => {
      const [nombre, boton, ruta] = caso;
      const pedidos: unknown[] = [];
      responder(ruta, async ({ request }) => {
        pedidos.push(await request.json());
        return { urlRedirect: 'https://proveedor.example/pagar/1' };
      });
      abrir();
      await elegir(nombre);
      await confirmar();
      const dialogo = await enElDialogo();
      expect(
        dialogo.getByText(
          'Verificar la información antes de pagar - Una vez pagado, no se podrá reintegrar, ni utilizar en otro legajo',
        ),
      ).toBeInTheDocument();
      expect(dialogo.getByText(/^Cupón Nº 1050:/)).toHaveTextContent('Cupón Nº 1050: $ 184.500,00');
      expect(dialogo.getByText(/Sos responsable de los medios de pago que uses/)).toBeInTheDocument();
      expect(pedidos).toEqual([]);
      const ir = dialogo.getByRole('button', { name: boton });
      await userEvent.dblClick(ir);
      await waitFor(() => expect(salidas).toEqual(['https://proveedor.example/pagar/1']));
      expect(pedidos).toEqual([{ orden_id: 50 }]);
    },
  );

  test.each(proveedores)(
    '%s caído: lo dice con el motivo y el cupón sigue ahí [ERR-029, ERR-030, ERR-031, ERR-037]',
    async (...caso) => {
      const [nombre, boton, ruta, mensaje] = caso;
      responder(ruta, () => problema(503, 'No pudimos comunicarnos con el proveedor. No se hizo ningún pago.'));
      abrir();
      await elegir(nombre);
      await confirmar();
      await userEvent.click((await enElDialogo()).getByRole('button', { name: boton }));
      const aviso = await screen.findByText(new RegExp(mensaje));
      expect(aviso).toHaveTextContent('No pudimos comunicarnos con el proveedor. No se hizo ningún pago.');
      expect(salidas).toEqual([]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 1, name: 'Pagar Cupón #1050' })).toBeInTheDocument();
    },
  );

  test('al volver con la flecha se lee de nuevo, y si ya se pagó no se ofrece', async () => {
    responder(rutasDeIntencion.sipago, { urlRedirect: 'https://proveedor.example/pagar/1' });
    const { router } = abrir();
    await elegir(/SiPago/);
    await confirmar();
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Ir a SiPago' }));
    await waitFor(() => expect(salidas).toHaveLength(1));
    responder(rutasDeCupones.cupon, cuponPago({ id: 50 }));
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  });
});

describe('pagar de otra manera', () => {
  test('Red Link pregunta, se envía y lo dice [CUP-022, ERR-033]', async () => {
    responder(rutasDePagos.altaDeDeuda, { message: 'Cupón enviado a Redlink', cupon: cupon(EN_RED_LINK) });
    const { router } = abrir();
    await elegir(/Red Link/);
    await confirmar();
    const dialogo = await enElDialogo();
    expect(dialogo.getByText('¿Enviar el cupón para su pago en Redlink?')).toBeInTheDocument();
    await userEvent.click(dialogo.getByRole('button', { name: 'Enviar a Red Link' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/resumenCuenta/cupones'));
    expect(dichos()).toEqual(['Cupón enviado a Redlink']);
  });

  test('si Red Link falla se muestra lo que dijo el servidor [ERR-035]', async () => {
    responder(rutasDePagos.altaDeDeuda, () => problema(502, 'Red Link no aceptó el pedido: deuda inválida.'));
    abrir();
    await elegir(/Red Link/);
    await confirmar();
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Enviar a Red Link' }));
    expect(await screen.findByText('Red Link no aceptó el pedido: deuda inválida.')).toBeInTheDocument();
  });

  test('con código de barras queda anotado y se baja para imprimir [PAG-016]', async () => {
    const anotados: unknown[] = [];
    responder(rutasDePagos.elegirMedio, async ({ request }) => {
      anotados.push(await request.json());
      return { message: 'Método de pago elegido', cupon: cupon() };
    });
    responder(
      rutasDeCupones.imprimirCupon,
      () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
    );
    const { router } = abrir();
    await elegir(/código de barras/);
    await confirmar();
    await userEvent.click((await enElDialogo()).getByRole('button', { name: 'Generar cupón' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/resumenCuenta/cupones'));
    expect(anotados).toEqual([{ key: 'codigo_barra' }]);
  });
});

function sinEspaciosDuros(texto: string): string {
  return texto.replace(/\s/g, ' ').trim();
}

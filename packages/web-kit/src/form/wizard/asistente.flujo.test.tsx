import { rutasDeBorradores } from '@colega/contract/borradores';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { esperarLaCopia } from '../../lib/borradores/una-por-vez.ts';
import { terminarSesion } from '../../lib/sesion/sesion.ts';
import { abrirAsistente } from '../../testing/asistente-de-prueba.tsx';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder, sinRed } from '../../testing/servidor.ts';
import { ErrorDePaso } from './error-de-paso.ts';

/** It is longer than a draft waits to be written. */
const ESPERA_MS = 1000;

beforeEach(() => iniciarSesion());

const siguiente = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
const escribir = (campo: string, texto: string) =>
  userEvent.type(screen.getByRole('textbox', { name: `Campo ${campo}` }), texto);
const completar = async (...campos: string[]) => {
  for (const campo of campos) {
    await userEvent.type(await screen.findByRole('textbox', { name: `Campo ${campo}` }), 'x');
    await siguiente();
  }
};
const titulo = () => screen.getByRole('heading', { level: 2 }).textContent;
const pasos = () => within(screen.getByRole('navigation', { name: 'Pasos' }));

describe('pasos', () => {
  test('nota de obligatorios, Siguiente, Anterior y Guardar en el último [AUT-004] [AUT-005]', async () => {
    abrirAsistente();
    expect(screen.getByText('* Campos obligatorios')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    await completar('uno', 'dos');
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeInTheDocument();
    expect(screen.getByText('Paso 3 de 3')).toBeInTheDocument();
  });

  test('el que no valida se queda, queda marcado, y el resumen toma el foco y lleva al campo [AUT-009] [AUT-010]', async () => {
    abrirAsistente();
    await siguiente();
    expect(titulo()).toContain('UNO');
    expect(pasos().getByRole('button', { name: /UNO, con errores/ })).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Campo uno: Este campo es obligatorio.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Campo uno' }));
    await escribir('uno', 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Campo uno' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Campo uno' }));
  });

  test('volver no valida; lo visitado se abre directamente; lo demás no [AUT-006] [AUT-007]', async () => {
    abrirAsistente();
    await completar('uno');
    expect(await screen.findByRole('heading', { name: /DOS/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(titulo()).toContain('UNO');
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
    await userEvent.click(pasos().getByRole('button', { name: /DOS/ }));
    await waitFor(() => expect(titulo()).toContain('DOS'));
    expect(pasos().getByRole('button', { name: /TRES/ })).toBeDisabled();
  });

  test('saltar adelante valida cada paso del medio y hace su trabajo [AUT-008]', async () => {
    const trabajo = vi.fn(async () => (b: { uno: string; dos: string; tres: string }) => b);
    abrirAsistente({ alAvanzar: { dos: trabajo } });
    await completar('uno', 'dos');
    await screen.findByRole('textbox', { name: 'Campo tres' });
    await userEvent.click(pasos().getByRole('button', { name: /DOS/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Campo dos' }));
    await userEvent.click(pasos().getByRole('button', { name: /UNO/ }));
    await userEvent.click(pasos().getByRole('button', { name: /TRES/ }));
    await waitFor(() => expect(titulo()).toContain('DOS'));
    expect(await screen.findAllByText(/Este campo es obligatorio/)).not.toHaveLength(0);
    expect(trabajo).toHaveBeenCalledTimes(1);
    await escribir('dos', 'y');
    await userEvent.click(pasos().getByRole('button', { name: /TRES/ }));
    await waitFor(() => expect(titulo()).toContain('TRES'));
    expect(trabajo).toHaveBeenCalledTimes(2);
  });

  test('un campo muestra su error recién al dejarlo cambiado [VAL-013]', async () => {
    abrirAsistente();
    const campo = screen.getByRole('textbox', { name: 'Campo uno' });
    await userEvent.click(campo);
    await userEvent.tab();
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
    await escribir('uno', 'x');
    await userEvent.tab();
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
    await userEvent.clear(campo);
    expect(screen.getByText('Este campo es obligatorio.')).toBeInTheDocument();
  });

  test('al salir con el puntero de un campo que quedó mal, el botón no se mueve de abajo: el mensaje espera', async () => {
    const { unmount } = abrirAsistente();
    await escribir('uno', 'x');
    unmount();
    abrirAsistente();
    await userEvent.type(screen.getByRole('textbox', { name: 'Campo uno' }), '{Backspace}');
    const boton = screen.getByRole('button', { name: 'Cancelar' });
    const usuario = userEvent.setup();
    await usuario.pointer({ keys: '[MouseLeft>]', target: boton });
    expect(boton).toHaveFocus();
    expect(screen.queryByText('Este campo es obligatorio.')).toBeNull();
    await usuario.pointer({ keys: '[/MouseLeft]', target: boton });
    expect(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' })).toBeInTheDocument();
  });

  test('Enter en un campo es Siguiente', async () => {
    abrirAsistente();
    await escribir('uno', 'x{Enter}');
    await waitFor(() => expect(titulo()).toContain('DOS'));
  });

  test('el paso se muestra recién con sus campos: mientras viene su código, el botón lo dice', async () => {
    let llegar = () => {};
    const traer = vi.fn(() => new Promise<void>((listo) => (llegar = listo)));
    abrirAsistente({ traer });
    await escribir('uno', 'x');
    await siguiente();
    expect(traer).toHaveBeenCalledWith('dos');
    expect(titulo()).toContain('UNO');
    expect(screen.getByRole('button', { name: /Un momento/ })).toBeInTheDocument();
    await act(async () => llegar());
    expect(titulo()).toContain('DOS');
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeInTheDocument();
  });

  test('el que no viene se muestra igual: en su lugar se dice', async () => {
    abrirAsistente({ traer: () => Promise.reject(new Error('sin red')) });
    await escribir('uno', 'x');
    await siguiente();
    await waitFor(() => expect(titulo()).toContain('DOS'));
  });

  test('lo que falla al avanzar se lee bajo el paso, y no se avanza dos veces [ERR-004]', async () => {
    let fallar: () => void = () => undefined;
    const trabajo = vi.fn(
      () => new Promise<never>((_, rechazar) => (fallar = () => rechazar(new ErrorDePaso('No hay tarifa.')))),
    );
    abrirAsistente({ alAvanzar: { uno: trabajo } });
    await escribir('uno', 'x');
    await siguiente();
    await userEvent.click(screen.getByRole('button', { name: /Un momento/ }));
    expect(trabajo).toHaveBeenCalledTimes(1);
    await act(async () => fallar());
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('No hay tarifa.');
    expect(aviso).toHaveFocus();
    expect(titulo()).toContain('UNO');
  });
});

describe('salir', () => {
  test('pregunta con sus textos; cancelar se queda; salir descarta [AUT-012] [AUT-015]', async () => {
    abrirAsistente();
    await escribir('uno', 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Seguro quiere salir?' });
    expect(within(dialogo).getByText('Se perderán los datos ingresados')).toBeInTheDocument();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('quien vuelve atrás apenas salió llega, aunque la pantalla de antes no haya terminado de irse', async () => {
    const { router } = abrirAsistente();
    const dejar = router.subscribe(({ location }) => {
      if (location.pathname === '/asistente') return;
      dejar();
      void router.navigate(-1);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    expect(await screen.findByRole('textbox', { name: 'Campo uno' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/asistente');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('después de guardar no pregunta, y el borrador se va [AUT-011] [AUT-013]', async () => {
    const guardar = vi.fn(async () => undefined);
    abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo tres' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
    expect(guardar).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  test('el navegador también avisa al cerrar [AUT-014]', () => {
    abrirAsistente();
    const cierre = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(cierre);
    expect(cierre.defaultPrevented).toBe(true);
  });

  test('si la sesión vence no pregunta, y el borrador queda', async () => {
    const { router } = abrirAsistente();
    await escribir('uno', 'x');
    act(() => terminarSesion('vencida'));
    await act(() => router.navigate('/login'));
    expect(screen.getByText('Otra pantalla')).toBeInTheDocument();
    expect(localStorage.getItem('borrador:7:prueba')).toContain('"uno":"x"');
  });
});

describe('la flecha del navegador', () => {
  type Router = ReturnType<typeof abrirAsistente>['router'];
  const ir = (router: Router, pasos: number) => act(() => router.navigate(pasos));
  const conLista = (opciones = {}) => abrirAsistente({ ...opciones, direcciones: ['/lista', '/asistente'] });
  const PASOS = ['UNO', 'DOS', 'TRES'];
  const enPaso = (router: Router, nombre: string, detras = PASOS.indexOf(nombre)) =>
    waitFor(() => {
      expect(titulo()).toContain(nombre);
      expect(router.state.location.state?.pasosDetras ?? 0).toBe(detras);
    });

  test('vuelve de a un paso mientras haya uno, y pregunta recién en el primero', async () => {
    const { router } = conLista();
    await completar('uno', 'dos');
    await enPaso(router, 'TRES');
    await ir(router, -1);
    await enPaso(router, 'DOS');
    await ir(router, -1);
    await enPaso(router, 'UNO');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('x');
    await ir(router, -1);
    const dialogo = await screen.findByRole('dialog', { name: 'Seguro quiere salir?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Si, quiero salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lista'));
  });

  test('apretada en cuanto se ve el paso, vuelve al anterior; y hacia adelante, al que era', async () => {
    const { router } = conLista();
    await completar('uno');
    await enPaso(router, 'DOS');
    await escribir('dos', 'x');
    const volvio = new Promise<void>((listo) => {
      const mirar = new MutationObserver(() => {
        if (!titulo()?.includes('TRES')) return;
        mirar.disconnect();
        void router.navigate(-1).then(listo);
      });
      mirar.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await siguiente();
    await act(() => volvio);
    await enPaso(router, 'DOS');
    await ir(router, 1);
    await enPaso(router, 'TRES');
  });

  test('hacia adelante valida como Siguiente, y lo que no valida se queda', async () => {
    const { router } = conLista();
    await completar('uno', 'dos');
    await enPaso(router, 'TRES');
    await ir(router, -2);
    await enPaso(router, 'UNO');
    await ir(router, 1);
    await enPaso(router, 'DOS');
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Campo dos' }));
    await ir(router, 1);
    expect(await screen.findAllByText(/Este campo es obligatorio/)).not.toHaveLength(0);
    await enPaso(router, 'DOS');
    await ir(router, -1);
    await enPaso(router, 'UNO');
  });

  test('Anterior y la lista de pasos mueven el historial con ellos', async () => {
    const { router } = conLista();
    await completar('uno', 'dos');
    await enPaso(router, 'TRES');
    await userEvent.click(pasos().getByRole('button', { name: /UNO/ }));
    await enPaso(router, 'UNO');
    await userEvent.click(pasos().getByRole('button', { name: /TRES/ }));
    await enPaso(router, 'TRES');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await enPaso(router, 'DOS');
    await ir(router, -1);
    await enPaso(router, 'UNO');
    await ir(router, 2);
    await enPaso(router, 'TRES');
  });

  test('un borrador retomado en su tercer paso también vuelve de a uno', async () => {
    const primera = conLista();
    await completar('uno', 'dos');
    await screen.findByRole('textbox', { name: 'Campo tres' });
    primera.unmount();
    const { router } = conLista();
    await enPaso(router, 'TRES', 0);
    for (const paso of ['DOS', 'UNO']) {
      await ir(router, -1);
      await enPaso(router, paso, 0);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    await siguiente();
    await enPaso(router, 'DOS');
    await ir(router, -1);
    await enPaso(router, 'UNO');
    await ir(router, -1);
    expect(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' })).toBeInTheDocument();
  });

  test('guardado, no queda ningún paso detrás', async () => {
    const { router } = conLista();
    await completar('uno', 'dos');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo tres' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Otra pantalla');
    expect(router.state.location.pathname).toBe('/guardado');
    await ir(router, -1);
    expect(router.state.location.pathname).toBe('/lista');
  });

  test('quien sale por un enlace y vuelve llega al asistente, y de ahí a donde estaba antes', async () => {
    const { router } = conLista();
    await completar('uno', 'dos');
    await enPaso(router, 'TRES');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/afuera'));
    await ir(router, -1);
    expect(await screen.findByRole('textbox', { name: 'Campo uno' })).toHaveValue('');
    await ir(router, -1);
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lista'));
  });
});

describe('salir mientras se guarda', () => {
  const guardando = async () => {
    let contestar = (): void => undefined;
    const guardar = () => new Promise<void>((listo) => (contestar = listo));
    const vista = abrirAsistente({ direcciones: ['/antes', '/lista', '/asistente'], guardar });
    await completar('uno', 'dos');
    await escribir('tres', 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    return { ...vista, contestar: () => act(async () => contestar()) };
  };

  test('lo guardado se dice donde esté la persona, y no la mueve de ahí', async () => {
    const { router, contestar } = await guardando();
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar borrador y salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/afuera'));
    await contestar();
    await act(() => new Promise((listo) => setTimeout(listo, 50)));
    expect(router.state.location.pathname).toBe('/afuera');
    expect(localStorage).toHaveLength(0);
    await act(() => router.navigate('/asistente'));
    expect(await screen.findByText('Guardado.')).toBeInTheDocument();
  });

  test('si lo había descartado, el que empezó después sigue siendo suyo', async () => {
    const { router, contestar } = await guardando();
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/afuera'));
    await act(() => router.navigate('/asistente'));
    await escribir('uno', 'otro');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await contestar();
    expect(await screen.findByText('Guardado.')).toBeInTheDocument();
    await act(() => new Promise((listo) => setTimeout(listo, 50)));
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('otro');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('borrador:7:prueba')).toContain('"uno":"otro"');
  });
});

describe('guardar el borrador y salir', () => {
  test('es lo primero que se ofrece, sale sin perder nada y vuelve donde estaba', async () => {
    const { unmount } = abrirAsistente();
    await completar('uno');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo dos' }), 'hola');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' }));
    const botones = dialogo.getAllByRole('button').filter((boton) => boton.textContent !== '');
    expect(botones.map((boton) => boton.textContent)).toEqual([
      ...['Guardar borrador y salir', 'Cancelar', 'Si, quiero salir'],
    ]);
    await userEvent.click(botones[0] ?? document.body);
    expect(await screen.findByText('Otra pantalla')).toBeInTheDocument();
    unmount();
    abrirAsistente();
    expect(screen.getByText('Recuperamos lo que habías cargado')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Campo dos' })).toHaveValue('hola');
  });

  test('no se ofrece si no hay nada que guardar; si no se guarda ni acá ni en el Colegio, se queda y lo dice', async () => {
    responder(rutasDeBorradores.guardarBorrador, () => sinRed());
    abrirAsistente();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' }));
    expect(dialogo.queryByRole('button', { name: 'Guardar borrador y salir' })).toBeNull();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await escribir('uno', 'x');
    const sinLugar = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('lleno', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar borrador y salir' }));
    expect(await screen.findByText(/No pudimos guardar el borrador/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('x');
    sinLugar.mockRestore();
  });
});

describe('borrador', () => {
  const cargarYCerrar = async () => {
    const { unmount } = abrirAsistente();
    await completar('uno');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo dos' }), 'hola');
    unmount();
  };

  test('vuelve donde estaba, y se puede empezar de cero', async () => {
    await cargarYCerrar();
    abrirAsistente();
    expect(screen.getByText('Recuperamos lo que habías cargado')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Campo dos' })).toHaveValue('hola');
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    const pregunta = within(await screen.findByRole('dialog', { name: '¿Empezar de cero?' }));
    await userEvent.click(pregunta.getByRole('button', { name: 'Seguir con lo cargado' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    const otraVez = within(await screen.findByRole('dialog', { name: '¿Empezar de cero?' }));
    await userEvent.click(otraVez.getByRole('button', { name: 'Empezar de cero' }));
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('');
  });

  test('otra persona no lo ve, y el cierre elegido lo borra', async () => {
    await cargarYCerrar();
    iniciarSesion({ user_id: 8 });
    const { unmount } = abrirAsistente();
    expect(screen.getByRole('textbox', { name: 'Campo uno' })).toHaveValue('');
    unmount();
    iniciarSesion({ user_id: 7 });
    const { router } = abrirAsistente();
    act(() => terminarSesion('cierre'));
    await act(() => router.navigate('/login'));
    expect(localStorage.getItem('borrador:7:prueba')).toBeNull();
  });

  test('un intento que se corta lleva la misma clave al repetirse; uno rechazado, otra', async () => {
    const claves: string[] = [];
    const respuestas = [new ErrorDeApi({ tipo: 'red' }), new ErrorDeApi({ tipo: 'respuesta', status: 422 }), null];
    const guardar = async (_: unknown, clave: string) => {
      claves.push(clave);
      const falla = respuestas[claves.length - 1];
      if (falla) throw falla;
    };
    const { unmount } = abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo tres' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de procesamiento');
    unmount();
    abrirAsistente({ guardar });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Otra pantalla');
    expect(claves[1]).toBe(claves[0]);
    expect(claves[2]).not.toBe(claves[0]);
  });

  test.each([
    ['mientras otra copia suya está en curso (409)', 409],
    ['si el servidor falla (500)', 500],
  ])('%s el intento sigue siendo el mismo', async (_, status) => {
    const claves: string[] = [];
    const guardar = async (_borrador: unknown, clave: string) => {
      claves.push(clave);
      if (claves.length < 3) throw new ErrorDeApi({ tipo: 'respuesta', status });
    };
    abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo tres' }), 'x');
    for (const vez of [1, 2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
      await (vez < 3 ? screen.findByRole('alert') : screen.findByText('Otra pantalla'));
    }
    expect(claves).toHaveLength(3);
    expect(new Set(claves).size).toBe(1);
  });

  test('si la respuesta se perdió y el borrador cambió, no se guarda dos veces', async () => {
    const OTRO_CUERPO = 'Esa operación ya se envió con otros datos. Recargá la página y volvé a intentar.';
    const guardados = new Map<string, string>();
    const enviados: string[] = [];
    let seCorta: 'antes' | 'despues' | null = 'antes';
    // The server takes one body for each key, and its answer may not arrive.
    const guardar = async (borrador: { tres: string }, clave: string) => {
      enviados.push(borrador.tres);
      if (seCorta === 'antes') throw new ErrorDeApi({ tipo: 'red' });
      const anterior = guardados.get(clave);
      if (anterior !== undefined && anterior !== borrador.tres) {
        const problem = { status: 422, title: '', detail: OTRO_CUERPO, message: OTRO_CUERPO, errores: [] };
        throw new ErrorDeApi({ tipo: 'respuesta', status: 422, problem });
      }
      guardados.set(clave, borrador.tres);
      if (seCorta === 'despues') throw new ErrorDeApi({ tipo: 'red' });
    };
    const apretarGuardar = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Error de procesamiento');
    };
    const { unmount } = abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campo tres' }), 'a');
    await apretarGuardar();
    await escribir('tres', 'b');
    seCorta = 'despues';
    await apretarGuardar();
    expect([...guardados.values()]).toEqual(['ab']);
    unmount();
    abrirAsistente({ guardar });
    await escribir('tres', 'c');
    seCorta = null;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Otra pantalla');
    expect([...guardados.values()]).toEqual(['ab']);
    expect(enviados).toEqual(['a', 'ab', 'abc', 'ab']);
    expect(localStorage).toHaveLength(0);
  });

  test('lo guardado cuya respuesta se perdió no se vacía al volver, aunque su borrador ya no esté en el Colegio', async () => {
    const claves: string[] = [];
    const guardar = async (_: unknown, clave: string) => {
      claves.push(clave);
      if (claves.length === 1) throw new ErrorDeApi({ tipo: 'red' });
    };
    const { unmount } = abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await escribir('tres', 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('alert');
    // going away copies what was not copied yet
    unmount();
    await esperarLaCopia(7, 'prueba');
    const preguntado = vi.fn(() => problema(404, 'No está.'));
    responder(rutasDeBorradores.borrador, preguntado);
    abrirAsistente({ guardar });
    await waitFor(() => expect(preguntado).toHaveBeenCalled());
    await act(() => new Promise((listo) => setTimeout(listo, 0)));
    expect(screen.getByRole('textbox', { name: 'Campo tres' })).toHaveValue('x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Otra pantalla');
    expect(claves[1]).toBe(claves[0]);
  });

  test('un intento que termina cuando su pantalla ya se fue no escribe sobre la que recuperó el borrador', async () => {
    let fallar = (_error: Error): void => undefined;
    const guardar = () => new Promise<void>((_, rechazar) => (fallar = rechazar));
    const primera = abrirAsistente({ guardar });
    await completar('uno', 'dos');
    await escribir('tres', 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    act(() => terminarSesion('vencida'));
    primera.unmount();
    iniciarSesion({ user_id: 7 });
    abrirAsistente();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('textbox', { name: 'Campo tres' }), { target: { value: 'de la nueva' } });
    await act(async () => {
      vi.advanceTimersByTime(ESPERA_MS);
      fallar(new Error('vencida'));
    });
    act(() => void vi.advanceTimersByTime(ESPERA_MS));
    vi.useRealTimers();
    await act(() => new Promise((listo) => setTimeout(listo, 0)));
    expect(localStorage.getItem('borrador:7:prueba')).toContain('"tres":"de la nueva"');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('dos pestañas', () => {
  type Vista = Pick<ReturnType<typeof abrirAsistente>, 'container'>;
  // Both tabs are in one page here, where a label and the focus are of the first.
  const campo = ({ container }: Vista, id = 'uno') =>
    [...container.querySelectorAll('input')].find((entrada) => entrada.id === id);
  const cargar = (vista: Vista, value: string, id = 'uno') =>
    fireEvent.change(campo(vista, id) ?? document.body, { target: { value } });
  const dosPestanias = () => [abrirAsistente(), abrirAsistente()] as const;
  const guardado = () => localStorage.getItem('borrador:7:prueba') ?? '';

  test('lo que escribe una detiene a la otra, que sigue con lo suyo o trae lo ajeno', async () => {
    const [a, b] = dosPestanias();
    cargar(a, 'de A');
    const aviso = await screen.findByRole('dialog', { name: 'Estás cargando este legajo en otra pestaña' });
    expect(guardado()).toContain('"uno":"de A"');
    await userEvent.click(within(aviso).getByRole('button', { name: 'Traer lo de la otra pestaña' }));
    await waitFor(() => expect(campo(b)).toHaveValue('de A'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cargar(b, 'de A y B');
    await screen.findByRole('dialog');
    expect(guardado()).toContain('"uno":"de A y B"');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir acá con esta pantalla' }));
    await waitFor(() => expect(guardado()).toContain('"uno":"de A"'));
    expect(campo(a)).toHaveValue('de A');
    await userEvent.click(await screen.findByRole('button', { name: 'Traer lo de la otra pestaña' }));
    await waitFor(() => expect(campo(b)).toHaveValue('de A'));
  });

  test('lo que otra escribió antes de oír que se siguió acá no cuenta', async () => {
    const a = abrirAsistente();
    const canal = new BroadcastChannel('colega:borradores');
    const tomas: (string | null)[] = [];
    canal.onmessage = ({ data }) => tomas.push(data.suceso.toma);
    const deLaOtra = (toma: string | null) => {
      localStorage.setItem('borrador:7:prueba', JSON.stringify({ borrador: { uno: 'de la otra' }, toma }));
      canal.postMessage({ user_id: 7, nombre: 'prueba', pestania: 'otra', suceso: { tipo: 'escrito', toma } });
    };
    cargar(a, 'de A');
    await waitFor(() => expect(tomas).toEqual([null]));
    deLaOtra(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir acá con esta pantalla' }));
    await waitFor(() => expect(tomas).toHaveLength(2));
    // This message was under way.
    deLaOtra(null);
    await waitFor(() => expect(tomas).toEqual([null, tomas[1], tomas[1]]));
    expect(guardado()).toContain('"uno":"de A"');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // This one was written by a tab that knew of the choice.
    deLaOtra(tomas[1] ?? null);
    expect(await screen.findByRole('dialog', { name: 'Estás cargando este legajo en otra pestaña' })).toBeVisible();
    expect(guardado()).toContain('de la otra');
    canal.close();
  });

  test('la detenida no escribe ni borra lo de la otra; si la otra se descarta, sigue', async () => {
    const [a, b] = dosPestanias();
    cargar(a, 'de A');
    await screen.findByRole('dialog');
    b.unmount();
    await act(() => new Promise((listo) => setTimeout(listo, 0)));
    expect(guardado()).toContain('"uno":"de A"');
    const c = abrirAsistente();
    cargar(a, 'de A!');
    await screen.findByRole('dialog');
    await act(() => c.router.navigate('/afuera'));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, quiero salir' }));
    expect(await within(c.container).findByText('Otra pantalla')).toBeInTheDocument();
    expect(guardado()).toContain('"uno":"de A!"');
  });

  test('lo que una guardó, la otra lo dice con un enlace y no lo vuelve a escribir', async () => {
    const [a, b] = dosPestanias();
    const enA = within(a.container);
    for (const nombre of ['uno', 'dos', 'tres']) {
      await waitFor(() => expect(campo(a, nombre)).toBeDefined());
      cargar(a, 'x', nombre);
      if (nombre !== 'tres') await userEvent.click(enA.getByText('Siguiente'));
    }
    await userEvent.click(enA.getByText('Guardar'));
    const aviso = await screen.findByRole('dialog', { name: 'Este legajo ya se guardó en otra pestaña' });
    const enlace = within(aviso).getByRole('link', { name: 'Ver el legajo guardado' });
    expect(enlace).toHaveAttribute('href', '/guardado');
    await userEvent.click(enlace);
    expect(await within(b.container).findByText('Otra pantalla')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    const c = abrirAsistente();
    expect(campo(c)).toHaveValue('');
  });
});

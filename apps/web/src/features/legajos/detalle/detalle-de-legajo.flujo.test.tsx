import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { conTexto } from '@colega/web-kit/testing/con-texto.ts';
import { calculo, legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { configuracion, localidad, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DetalleDeLegajo from './detalle-de-legajo.tsx';

const CON_TODO = legajo({
  tipo_contrato: 'original',
  visado: {
    numero: '20881',
    fecha: '2026-11-10',
    numero_control: '2026020881-4',
    cvd: { id: 1, hash: 'abc', estado: 'vigente' },
  },
  comitentes: [
    {
      id: 1,
      cuit: '30712345671',
      apellido_nombre: 'CONSTRUCTORA DEL SUR SA',
      apellido: 'CONSTRUCTORA DEL SUR SA',
      nombre: '',
      fisico: false,
      locador: false,
      res_806: false,
      padron: 'validado',
      firmante: 'Ana Paz',
      cargo: 'Presidente',
      domicilio_real: { calle: 'Mitre', numero: '100', localidad: localidad() },
      domicilio_legal: null,
    },
  ],
  inmuebles: [
    {
      id: 1,
      ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
      calle: 'San Martín',
      numero: '450',
      piso: '2',
      depto: 'B',
      localidad: localidad(),
      partido: '055',
      partida: 12345,
      circunscripcion: 'I',
      seccion: 'A',
      manzana: '12',
      parcela: '3',
      latitud: '-34.9',
      longitud: '-57.9',
    },
  ],
});

/** Everything is in sight at once. */
class ObservadorQueVe {
  private readonly avisar: (entradas: { isIntersecting: boolean }[]) => void;
  constructor(avisar: (entradas: { isIntersecting: boolean }[]) => void) {
    this.avisar = avisar;
  }
  observe() {
    this.avisar([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const abrir = (id = '1') =>
  dibujar(<DetalleDeLegajo />, {
    direccion: `/app/ejercicio/legajo/${id}/detail`,
    patron: '/app/ejercicio/legajo/:id/detail',
  });

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeLegajos.legajo, CON_TODO);
  responder(rutasDeHonorarios.calculo, calculo());
  responder(rutasDeLegajos.historialDelLegajo, pagina([]));
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  notifications.clean();
  notifications.cleanQueue();
});

describe('detalle', () => {
  test('título, vuelta a la lista y cabecera [DET-001] [DET-002] [DET-004] [DET-005]', async () => {
    abrir();
    expect(screen.getByRole('heading', { level: 1, name: 'Detalle legajo de obra' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a mis legajos' })).toHaveAttribute(
      'href',
      '/app/ejercicio/legajos/listado',
    );
    const cabecera = within(await screen.findByRole('region', { name: 'Datos del legajo' }));
    for (const dato of ['Confirmado', 'ORIGINAL', 'Tradicional', 'Obras civiles', 'T-12345 · Maestro Mayor de Obras'])
      expect(cabecera.getByText(conTexto(dato))).toBeInTheDocument();
    expect(cabecera.getByText('Nº 20881 del 10/11/2026')).toBeInTheDocument();
  });

  test('una ampliación se escribe con su acento, y no con su código [DET-005]', async () => {
    const detalles = CON_TODO.detalles.map((detalle) => ({ ...detalle, tipo_contrato: 'ampliacion' as const }));
    responder(rutasDeLegajos.legajo, { ...CON_TODO, tipo_contrato: 'ampliacion', detalles });
    abrir();
    expect(await screen.findAllByText('AMPLIACIÓN')).toHaveLength(1 + detalles.length);
    expect(screen.queryByText('AMPLIACION')).not.toBeInTheDocument();
  });

  test('comitentes con CUIT e inmuebles con catastro [DET-007] [DET-008]', async () => {
    abrir();
    const comitente = within(await screen.findByRole('region', { name: 'Comitente' }));
    expect(comitente.getByText('30-71234567-1')).toBeInTheDocument();
    expect(comitente.getByText('Mitre 100, La Plata (1900)')).toBeInTheDocument();
    const inmueble = within(screen.getByRole('region', { name: 'Inmueble' }));
    for (const dato of ['San Martín 450', '2', 'B', '12345', 'La Plata (CP 1900)', 'La Plata (055)', '12'])
      expect(inmueble.getByText(dato)).toBeInTheDocument();
  });

  test('las unidades de un mismo edificio se dicen una vez, cada una con su partida entera [DET-008]', async () => {
    const [uno] = CON_TODO.inmuebles;
    if (!uno) throw new Error('Falta el inmueble');
    const inmuebles = [uno, { ...uno, id: 2, piso: '3', depto: 'C', partida: 777 }];
    responder(rutasDeLegajos.legajo, { ...CON_TODO, inmuebles });
    abrir();
    const region = within(await screen.findByRole('region', { name: 'Inmuebles (2)' }));
    expect(region.getAllByText('San Martín 450')).toHaveLength(1);
    const unidades = within(region.getByRole('list', { name: 'Unidades' })).getAllByRole('listitem');
    expect(unidades.map(({ textContent }) => textContent)).toEqual([
      'Piso 2 · Depto. BPartida 12345',
      'Piso 3 · Depto. CPartida 777',
    ]);
    expect(region.queryByRole('table')).not.toBeInTheDocument();
  });

  test('un mapa que no se puede dibujar no dice nada ni impide ver el resto [DET-044]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.doMock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({
      default: () => {
        throw new Error('sin mapa');
      },
    }));
    vi.stubGlobal('IntersectionObserver', ObservadorQueVe);
    responder(rutasDeReferencias.configuracion, configuracion());
    abrir();
    expect(await screen.findByRole('region', { name: 'En el mapa' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'En el mapa' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Inmueble' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('contrato con fechas, monto, tareas y condiciones [DET-009]', async () => {
    abrir();
    const contrato = within(await screen.findByRole('region', { name: 'Contrato original' }));
    for (const dato of ['03/11/2026', '03/11/2027', 'Contado']) expect(contrato.getByText(dato)).toBeInTheDocument();
    expect(contrato.getByRole('row', { name: /Proyecto \$.150\.000,00/ })).toBeInTheDocument();
  });

  test('el cálculo se explica; su planilla que falla lo dice [DET-014] [ERR-013]', async () => {
    responder(rutasDeHonorarios.documentoDelCalculo, () => problema(500, 'No'));
    abrir();
    expect(await screen.findByText('Proyecto: 100 m² × $ 1.000,00 × 1,3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Planilla de cálculo' }));
    expect(await screen.findByText('Error al intentar descargar')).toBeInTheDocument();
  });

  test('un cálculo que no llega no impide ver el resto [API-043]', async () => {
    responder(rutasDeHonorarios.calculo, () => problema(500, 'No'));
    abrir();
    expect(await screen.findByText('Error al obtener las calculo de honorarios')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Contrato original' })).toBeInTheDocument();
  });

  test('lo que no se puede leer se avisa, y se puede volver a pedir [API-015, ERR-009]', async () => {
    responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
    abrir();
    expect(await screen.findByText('Error al obtener el legajo')).toBeInTheDocument();
    responder(rutasDeLegajos.legajo, CON_TODO);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Datos del legajo' })).toBeInTheDocument();
  });

  test('el que ya se lee y sin red no se pudo volver a leer no es un error: se sigue viendo', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const volverALaPestania = () => {
      vi.setSystemTime(Date.now() + 60_000);
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    };
    let preguntas = 0;
    abrir();
    await screen.findByRole('region', { name: 'Datos del legajo' });
    responder(rutasDeLegajos.legajo, () => {
      preguntas += 1;
      return sinRed();
    });
    volverALaPestania();
    await waitFor(() => expect(preguntas).toBe(2));
    expect(screen.getByRole('region', { name: 'Datos del legajo' })).toBeInTheDocument();
    expect(screen.queryByText('Error al obtener el legajo')).not.toBeInTheDocument();
    // what the server refuses is said as always
    responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
    volverALaPestania();
    expect(await screen.findByText('Error al obtener el legajo')).toBeInTheDocument();
  });

  test('uno que no existe: se dice y se vuelve a la lista', async () => {
    responder(rutasDeLegajos.legajo, () => problema(404, 'No encontramos lo que buscás.'));
    abrir('999');
    expect(await screen.findByRole('heading', { name: 'No encontramos este legajo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis legajos' })).toBeInTheDocument();
  });
});

import { rutasDeEmision } from '@colega/contract/certificados';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { abrirCertificado, elegirTodo, preparar, siguiente } from '../../../testing/abrir-certificado.tsx';
import {
  comitente,
  inmueble,
  legajoElectrico,
  tipoOfrecido,
  tiposElectricos,
} from '../../../testing/datos-de-certificados.ts';

const TIPOS = [...tiposElectricos(), tipoOfrecido('eig')];
const REVISION = 'Revisá antes de emitir';
const DETALLE = '/app/ejercicio/legajo/1/detail';
const escribir = async (etiqueta: RegExp, texto: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: etiqueta }), texto);
/** The value is set at once, where how it is typed does not matter. */
const poner = (etiqueta: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } });
const pasos = () => screen.getAllByRole('button', { name: /paso actual|pendiente/ }).length;

let enviados: Record<string, unknown>[];
beforeEach(() => {
  enviados = preparar({ tipos: TIPOS });
});

describe('los formularios', () => {
  test.each(['caie', 'caieer', 't1r', 't1g', 'eig', 'insitu'])(
    '%s sin configuración vuelve a la elección [CER-015]',
    async (tramo) => {
      const { router } = abrirCertificado(tramo);
      await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/certificado/new'));
      // the heading is drawn once more as its screen comes
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: 'Nuevo certificado' })).toBeInTheDocument(),
      );
    },
  );

  test.each([
    ['caie', { suministroElectrico: { value: 'definitiva' } }, 'CAIE, tablero principal', 7],
    ['caieer', { suministroElectrico: { value: 'v380_caie_15kw' } }, 'CAIE ER, medidor para energía distribuida', 2],
    ['t1r', {}, 'T1R, medidor monofásico', 2],
    ['t1g', { tipoCableado: 'monofasico', verificacion: 'anual' }, 'T1G, pilar', 2],
    ['eig', {}, 'EIG, instalación de gas', 2],
  ] as const)(
    '%s: título con su tipo, nota y pasos [CER-012, CER-013, CER-014, CER-018, CER-019]',
    async (tramo, elegida, nombre, cuantos) => {
      abrirCertificado(tramo, elegida);
      expect(
        await screen.findByRole('heading', { level: 1, name: `Nuevo certificado: ${nombre}` }),
      ).toBeInTheDocument();
      expect(screen.getByText('* Campos obligatorios')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 2, name: '1. DATOS GENERALES' })).toBeInTheDocument();
      expect(pasos()).toBe(cuantos);
    },
  );

  test('el paso inicial: titular sin locadores, domicilio, localidad y año obligatorios, inmueble con su nombre [CER-021, CER-023, CER-027, CER-028, CER-033]', async () => {
    const otro = comitente({ id: 13, apellido_nombre: 'PEREZ LUIS' });
    enviados = preparar({
      legajo: legajoElectrico({
        comitentes: [...legajoElectrico().comitentes, otro],
        inmuebles: [inmueble(), inmueble({ id: 22, piso: '3', depto: 'A' })],
      }),
    });
    abrirCertificado('t1r', {});
    const opciones = (nombre: string) =>
      screen.getAllByRole('option').filter((opcion) => opcion.closest('select')?.name === nombre);
    await screen.findByRole('combobox', { name: 'Titular' });
    expect(opciones('titular').map((o) => o.textContent)).toEqual([
      'Elegí una opción',
      'FERNANDEZ ANA PAULA',
      'PEREZ LUIS',
    ]);
    expect(opciones('inmueble').map((o) => o.textContent)).toEqual([
      'Elegí una opción',
      'Piso 2 - Dpto B',
      'Piso 3 - Dpto A',
    ]);
    await siguiente();
    for (const campo of ['Titular', 'Domicilio legal', 'Localidad', 'Departamento', 'Año'])
      expect(await screen.findByRole('link', { name: `${campo}: Este campo es obligatorio.` })).toBeInTheDocument();
    for (const nombre of [
      'domicilioLegal',
      'telefono',
      'regInstMunicipal',
      'tramitadoExpedienteNumero',
      'letra',
      'anio',
      'observaciones',
    ])
      expect(document.getElementsByName(nombre), nombre).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Titular' }), 'PEREZ LUIS');
    expect(screen.getByRole('textbox', { name: 'Domicilio legal' })).toHaveValue('Mitre 100');
  });

  test('un solo inmueble ya está elegido; el año va de 1900 a 2100 [CER-030, CER-033]', async () => {
    abrirCertificado('t1r', {});
    expect(await screen.findByRole('combobox', { name: 'Departamento' })).toHaveDisplayValue('Piso 2 - Dpto B');
    await escribir(/^Año/, '1899');
    await siguiente();
    expect(await screen.findByRole('link', { name: /El año debe estar entre 1900 y 2100\./ })).toBeInTheDocument();
  });

  test('T1R: el grado IP y cada pregunta se exigen con su mensaje; el servidor que se niega deja en el paso [CER-017, CER-058, CER-076, CER-097]', async () => {
    const { router } = abrirCertificado('t1r', {});
    await escribir(/^Año/, '2026');
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: '2. MEDIDOR' });
    await siguiente();
    expect(await screen.findAllByRole('link', { name: /: Es necesario seleccionar una opción$/ })).toHaveLength(8);
    await elegirTodo('No');
    await userEvent.click(screen.getByRole('radio', { name: 'IP 549 (a la intemperie)' }));
    expect(screen.getByRole('radio', { name: 'IP 41 (semicubierto)' })).not.toBeChecked();
    responder(rutasDeEmision.t1r, () => problema(409, 'El legajo está anulado.'));
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: REVISION });
    await siguiente();
    expect((await screen.findAllByText('El legajo está anulado.')).length).toBe(2);
    expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/certificado/new/t1r');
    expect(screen.getByText('IP 549 (a la intemperie)')).toBeInTheDocument();
    preparar({ tipos: TIPOS });
    await siguiente();
    await waitFor(() => expect(router.state.location.pathname).toBe(DETALLE));
  });

  test('mientras se envía, una cortina tapa el formulario; si falla se levanta y todo sigue [CER-017, CER-022]', async () => {
    const { router } = abrirCertificado('t1r', {});
    await escribir(/^Año/, '2026');
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: '2. MEDIDOR' });
    await elegirTodo('Sí');
    await userEvent.click(screen.getByRole('radio', { name: 'IP 41 (semicubierto)' }));
    let cortar = (): void => undefined;
    responder(
      rutasDeEmision.t1r,
      () =>
        new Promise((listo) => {
          cortar = () => listo(sinRed());
        }),
    );
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: REVISION });
    await siguiente();
    expect(await screen.findByTestId('enviando')).toBeInTheDocument();
    cortar();
    // The sentence is in a toast and under the step.
    await waitFor(() => expect(screen.getAllByText(/Sin conexión: revisá tu internet/)).toHaveLength(2));
    expect(screen.queryByTestId('enviando')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/certificado/new/t1r');
    expect(screen.getByText('IP 41 (semicubierto)')).toBeInTheDocument();
    preparar({ tipos: TIPOS });
    await siguiente();
    await waitFor(() => expect(router.state.location.pathname).toBe(DETALLE));
  });

  test('CAIE ER: la potencia va con su suministro y los límites se leen [CER-062, CER-064, CER-095, CER-096]', async () => {
    abrirCertificado('caieer', { suministroElectrico: { value: 'v220_t1r_3_6kw' } });
    await escribir(/^Año/, '2026');
    await siguiente();
    await escribir(/Potencia de acople/, '6,1');
    await escribir(/Número de contribuyente/, 'C-1');
    for (const limite of ['Mayor a 180 segundos.', 'Menor a 2 segundos.', 'Menor a 5 % THDI.'])
      expect(screen.getByText(limite)).toBeInTheDocument();
    expect(screen.getByText('KW')).toBeInTheDocument();
    await elegirTodo('Sí');
    await siguiente();
    expect(await screen.findByRole('link', { name: 'Potencia de acople debe ser entre 3 y 6' })).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: /Potencia de acople/ }));
    await escribir(/Potencia de acople/, '4,5');
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: REVISION });
    expect(enviados).toEqual([]);
    await siguiente();
    await waitFor(() => expect(enviados).toHaveLength(1));
    expect(enviados[0]).toMatchObject({ potencia_acople: 4.5, suministro_energia: 'v220_t1r_3_6kw' });
  });

  test('EIG: uso, medidas con su unidad y datos de la habilitación [CER-025, CER-029, CER-031, CER-032, CER-070]', async () => {
    abrirCertificado('eig', {});
    await escribir(/^Año/, '2026');
    await siguiente();
    for (const campo of [
      'Tipo de instalación: Es necesario seleccionar una opción',
      'Obra nueva: Es necesario seleccionar esta opción',
      'Reapertura: Es necesario seleccionar esta opción',
    ])
      expect(await screen.findByRole('link', { name: campo })).toBeInTheDocument();
    await escribir(/Cantidad de usuarios/, '21');
    await userEvent.click(screen.getByRole('radio', { name: '2°' }));
    await elegirTodo('No');
    await siguiente();
    expect(await screen.findByRole('link', { name: /El valor debe ser menor o igual a 20\./ })).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: /Cantidad de usuarios/ }));
    await escribir(/Cantidad de usuarios/, '20');
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: '2. INSTALACIÓN DE GAS' });
    await siguiente();
    expect(await screen.findByRole('link', { name: 'Uso: Es necesario seleccionar una opción' })).toBeInTheDocument();
    for (const unidad of ['m3/h', 'kcal/h']) expect(screen.getByText(unidad)).toBeInTheDocument();
    expect(screen.getAllByText('kg/cm2')).toHaveLength(2);
  });

  test('CAIE: la demanda máxima se lee y una lectura rara se advierte sin impedir [CER-038, CER-043]', async () => {
    abrirCertificado('caie', { suministroElectrico: { value: 'definitiva' } });
    await escribir(/^Año/, '2026');
    await siguiente();
    await escribir(/Potencia total instalada/, '16');
    await escribir(/Potencia máxima simultánea/, '12');
    expect(screen.getByText('Demanda máxima: 12 kW (75 % de la potencia total)')).toBeInTheDocument();
    await escribir(/^Tensión/, '0.38');
    expect(screen.getByRole('textbox', { name: /^Tensión/ })).toHaveValue('0,38');
    await escribir(/In del interruptor/, '63');
    await escribir(/^Icc/, '4,5');
    await escribir(/Sección del conductor/, '16');
    await escribir(/Disyuntor/, '300');
    await userEvent.click(screen.getByRole('radio', { name: 'Trifásico' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de instalación' }), 'Comercial');
    expect(
      await screen.findByText('En circuitos terminales se espera un diferencial de 30 mA o menos.'),
    ).toBeInTheDocument();
    await siguiente();
    expect(await screen.findByRole('heading', { level: 2, name: '3. INSPECCIÓN VISUAL' })).toBeInTheDocument();
  });

  test('antes de emitir se lee todo, con lo poco común señalado; cada grupo se cambia y se vuelve', async () => {
    abrirCertificado('eig', {});
    await screen.findByLabelText(/^Año/);
    poner(/^Año/, '2026');
    poner(/Cantidad de usuarios/, '1');
    await userEvent.click(screen.getByLabelText('2°'));
    for (const no of screen.getAllByLabelText('No')) fireEvent.click(no);
    await siguiente();
    await userEvent.click(await screen.findByLabelText('Industrial'));
    poner(/Consumo total/, '4,2');
    poner(/Presión de red/, '1,5');
    poner(/Presión interna/, '2');
    poner(/Cantidad de tomas/, '5');
    poner(/Toma de mayor consumo/, '24000');
    await siguiente();

    expect(await screen.findByRole('heading', { level: 2, name: REVISION })).toHaveFocus();
    expect(enviados).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Pasos' })).toHaveTextContent('DATOS GENERALES');
    expect(screen.queryByText(/paso actual/)).not.toBeInTheDocument();
    const titular = within(screen.getByRole('region', { name: 'Titular' }));
    expect(titular.getByText('FERNANDEZ ANA PAULA')).toBeInTheDocument();
    const gas = within(screen.getByRole('region', { name: 'Instalación de gas' }));
    expect(gas.getByText('La presión interna suele ser menor que la de la red.')).toBeInTheDocument();
    expect(gas.getByText('24000 kcal/h')).toBeInTheDocument();
    expect(screen.getByText('Hay un valor poco común. Está señalado abajo.')).toBeInTheDocument();

    await userEvent.click(gas.getByRole('button', { name: 'Cambiar Instalación de gas' }));
    await screen.findByLabelText(/Presión interna/);
    poner(/Presión interna/, '0,02');
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la revisión' }));
    await screen.findByRole('heading', { level: 2, name: REVISION });
    expect(screen.queryByText(/poco común/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Emitir certificado' }));
    await waitFor(() => expect(enviados).toMatchObject([{ presion_interna: 0.02, cant_tomas: 5 }]));
  });

  test('la revisión dice cuántos puntos no son conformes', async () => {
    abrirCertificado('t1r', {});
    await escribir(/^Año/, '2026');
    await siguiente();
    await screen.findByRole('heading', { level: 2, name: '2. MEDIDOR' });
    await elegirTodo('No');
    await userEvent.click(screen.getByRole('radio', { name: 'IP 41 (semicubierto)' }));
    await siguiente();
    expect(await screen.findByText('No conforme: 7 de 7 puntos')).toBeInTheDocument();
  });

  test('sin cambios, Cancelar vuelve al detalle; con cambios, pregunta [CER-004]', async () => {
    const { router } = abrirCertificado('t1r', {});
    await escribir(/^Año/, '2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: 'Seguro quiere salir?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Si, quiero salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(DETALLE));
  });

  test('sin Ejercicio no se emite, y dice por qué', async () => {
    preparar({ ejercicio: false });
    abrirCertificado('t1r', {});
    expect(await screen.findByText('No se puede emitir este certificado')).toBeInTheDocument();
  });
});

import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { consulta } from '../../lib/consultas/consulta.ts';
import { configuracion } from '../../testing/datos-de-referencias.ts';
import { dibujar } from '../../testing/dibujar.tsx';
import { responder } from '../../testing/servidor.ts';
import { Autocompletar, type OpcionDeAutocompletar } from './autocompletar.tsx';
import { CuitInput } from './cuit-input.tsx';
import { FechaInput } from './fecha-input.tsx';
import { MontoInput } from './monto-input.tsx';
import { ResumenDeErrores } from './resumen-de-errores.tsx';

const Monto = () => {
  const [valor, setValor] = useState('');
  return <MontoInput label="Monto" value={valor} alCambiar={setValor} />;
};

test('el monto admite coma o punto y descarta lo demás [CON-001]', async () => {
  dibujar(<Monto />);
  const campo = screen.getByLabelText('Monto');
  await userEvent.type(campo, '1a2b34,5x6');
  expect(campo).toHaveValue('1234,56');
  await userEvent.tab();
  expect(campo).toHaveValue('1.234,56');
  await userEvent.clear(campo);
  await userEvent.type(campo, '1234.5');
  await userEvent.tab();
  expect(campo).toHaveValue('1.234,50');
});

test('un monto pegado se lee entero', async () => {
  dibujar(<Monto />);
  await userEvent.click(screen.getByLabelText('Monto'));
  await userEvent.paste('$ 1.234.567,89');
  expect(screen.getByLabelText('Monto')).toHaveValue('1234567,89');
});

test.each(['1,234.56', '-5', '1e9'])('un monto pegado que no se lee no cambia nada y lo dice: %s', async (pegado) => {
  dibujar(<Monto />);
  const campo = screen.getByLabelText('Monto');
  await userEvent.type(campo, '7');
  await userEvent.paste(pegado);
  expect(campo).toHaveValue('7');
  expect(campo).toHaveAccessibleDescription('Pegá solo números');
  await userEvent.type(campo, '5');
  expect(campo).toHaveValue('75');
  expect(screen.queryByText('Pegá solo números')).not.toBeInTheDocument();
});

const Fecha = ({ alCambiar }: { alCambiar: (fecha: string | null) => void }) => {
  const [valor, setValor] = useState<string | null>(null);
  const cambiar = (fecha: string | null) => {
    setValor(fecha);
    alCambiar(fecha);
  };
  return <FechaInput label="Fecha" value={valor} alCambiar={cambiar} />;
};

test('15/03/2026 es el 15 de marzo y así se envía [CON-002]', async () => {
  const alCambiar = vi.fn();
  dibujar(<Fecha alCambiar={alCambiar} />);
  const campo = screen.getByLabelText('Fecha');
  await userEvent.type(campo, '15/03/2026');
  await userEvent.tab();
  expect(alCambiar).toHaveBeenLastCalledWith('2026-03-15');
  expect(campo).toHaveValue('15/03/2026');
});

test('ocho cifras o un día de una cifra se muestran como fecha al salir', async () => {
  dibujar(<Fecha alCambiar={vi.fn()} />);
  const campo = screen.getByLabelText('Fecha');
  for (const [escrita, mostrada] of [
    ['01112026', '01/11/2026'],
    ['5/3/2026', '05/03/2026'],
  ] as const) {
    await userEvent.clear(campo);
    await userEvent.type(campo, escrita);
    await userEvent.tab();
    expect(campo).toHaveValue(mostrada);
  }
});

test.each([
  ['sin fecha previa', ''],
  ['sobre una fecha cargada', '15/03/2026'],
])('lo que no es un día no se convierte en otro, y queda escrito con su error: %s', async (_caso, previa) => {
  const alCambiar = vi.fn();
  dibujar(<Fecha alCambiar={alCambiar} />);
  const campo = screen.getByLabelText('Fecha');
  if (previa) await userEvent.type(campo, previa);
  await userEvent.clear(campo);
  await userEvent.type(campo, '31/02/2026');
  await userEvent.tab();
  expect(alCambiar).toHaveBeenLastCalledWith(null);
  expect(campo).toHaveValue('31/02/2026');
  expect(screen.getByText(mensajes.fecha_invalida)).toBeVisible();
  await userEvent.clear(campo);
  await userEvent.type(campo, '28/02/2026');
  await userEvent.tab();
  expect(alCambiar).toHaveBeenLastCalledWith('2026-02-28');
  expect(screen.queryByText(mensajes.fecha_invalida)).toBeNull();
});

test('una fecha con el año en dos cifras se rechaza diciendo por qué', async () => {
  const alCambiar = vi.fn();
  dibujar(<Fecha alCambiar={alCambiar} />);
  const campo = screen.getByLabelText('Fecha');
  await userEvent.type(campo, '1/2/24');
  await userEvent.tab();
  expect(alCambiar).toHaveBeenLastCalledWith(null);
  expect(campo).toHaveAccessibleDescription(mensajes.fecha_con_anio_corto);
});

test('una fecha pegada como 2024-05-03 o 03052024 es el 3 de mayo', async () => {
  for (const pegada of ['2024-05-03', '03052024']) {
    const alCambiar = vi.fn();
    const { unmount } = dibujar(<Fecha alCambiar={alCambiar} />);
    await userEvent.click(screen.getByLabelText('Fecha'));
    await userEvent.paste(pegada);
    await userEvent.tab();
    expect(alCambiar).toHaveBeenLastCalledWith('2024-05-03');
    expect(screen.getByLabelText('Fecha')).toHaveValue('03/05/2024');
    unmount();
  }
});

test('el calendario se abre, se recorre y se elige con el teclado, y cierra volviendo al campo', async () => {
  const alCambiar = vi.fn();
  dibujar(<Fecha alCambiar={alCambiar} />);
  const campo = screen.getByLabelText('Fecha');
  await userEvent.type(campo, '29/03/2026');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '29 marzo 2026' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '31 marzo 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('button', { name: '1 abril 2026' })).toHaveFocus());
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '1 mayo 2026' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(alCambiar).toHaveBeenLastCalledWith('2026-05-01');
  expect(campo).toHaveFocus();
  expect(campo).toHaveValue('01/05/2026');
  expect(screen.queryByRole('button', { name: '1 mayo 2026' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '1 mayo 2026' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(campo).toHaveFocus();
  expect(campo).toHaveValue('01/05/2026');
});

test('el calendario abre en el día del servidor; sin saberlo, en el de Buenos Aires', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T01:30:00Z') });
  const { unmount } = dibujar(<Fecha alCambiar={vi.fn()} />);
  await userEvent.click(screen.getByLabelText('Fecha'));
  expect(await screen.findByRole('button', { name: '31 marzo 2026' })).toHaveAttribute('data-today');
  unmount();
  responder(rutasDeReferencias.configuracion, configuracion({ hoy: '2025-02-14' }));
  const ConConfiguracion = () => {
    const { data } = useQuery(consulta(rutasDeReferencias.configuracion, {}));
    return data ? <Fecha alCambiar={vi.fn()} /> : null;
  };
  dibujar(<ConConfiguracion />);
  await userEvent.click(await screen.findByLabelText('Fecha'));
  expect(await screen.findByRole('button', { name: '14 febrero 2025' })).toHaveAttribute('data-today');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '14 febrero 2025' })).toHaveFocus());
  vi.useRealTimers();
});

test('lo que la regla no admite no se puede elegir, y escrito llega a la regla', async () => {
  const alCambiar = vi.fn();
  dibujar(
    <FechaInput label="Fecha" value="2026-03-15" alCambiar={alCambiar} minima="2026-03-10" maxima="2026-03-20" />,
  );
  const campo = screen.getByLabelText('Fecha');
  await userEvent.click(campo);
  expect(await screen.findByRole('button', { name: '9 marzo 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '21 marzo 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '20 marzo 2026' })).toBeEnabled();
  await userEvent.clear(campo);
  await userEvent.type(campo, '21/03/2026');
  expect(alCambiar).toHaveBeenLastCalledWith('2026-03-21');
});

const Cuit = () => {
  const [valor, setValor] = useState('');
  return <CuitInput label="CUIT" value={valor} alCambiar={setValor} />;
};

test('el CUIT se escribe o pega con guiones o sin ellos y se muestra con ellos [CON-007]', async () => {
  dibujar(<Cuit />);
  const campo = screen.getByLabelText('CUIT');
  await userEvent.type(campo, '20123456786');
  expect(campo).toHaveValue('20-12345678-6');
  await userEvent.clear(campo);
  await userEvent.click(campo);
  await userEvent.paste('30-71234567-1');
  expect(campo).toHaveValue('30-71234567-1');
});

test('un CUIT pegado con cifras de más no se corta', async () => {
  dibujar(<Cuit />);
  await userEvent.click(screen.getByLabelText('CUIT'));
  await userEvent.paste('20-12345678-6 / 3071');
  expect(screen.getByLabelText('CUIT')).toHaveValue('201234567863071');
});

const Busqueda = ({ opciones, minimo = 0 }: { opciones: OpcionDeAutocompletar[]; minimo?: number }) => {
  const [valor, setValor] = useState<OpcionDeAutocompletar | null>(null);
  const [texto, setTexto] = useState('');
  return (
    <>
      <Autocompletar
        label="Localidad"
        value={valor}
        alElegir={setValor}
        opciones={opciones.filter((o) => o.label.toLowerCase().includes(texto.toLowerCase()))}
        alBuscar={setTexto}
        minimo={minimo}
      />
      <output>{valor ? `Elegida ${valor.value}` : 'Ninguna'}</output>
    </>
  );
};

test('lo que se escribe sobre lo elegido queda entero, y sirve para buscar otra cosa', async () => {
  const opciones = [
    { value: '1', label: 'La Plata' },
    { value: '2', label: 'Luján' },
  ];
  dibujar(<Busqueda opciones={opciones} />);
  const campo = screen.getByRole('combobox', { name: 'Localidad' });
  await userEvent.type(campo, 'plata');
  await userEvent.click(await screen.findByRole('option', { name: 'La Plata' }));
  await userEvent.tripleClick(campo);
  await userEvent.keyboard('Luj');
  expect(campo).toHaveValue('Luj');
  await userEvent.click(await screen.findByRole('option', { name: 'Luján' }));
  await userEvent.click(campo);
  await userEvent.keyboard('{End}{Backspace}');
  expect(campo).toHaveValue('Lujá');
  expect(screen.getByText('Ninguna')).toBeInTheDocument();
  await userEvent.tab();
  expect(campo).toHaveValue('');
});

test('busca, elige con el teclado y avisa cuando nada coincide [LAY-030]', async () => {
  dibujar(
    <Busqueda
      opciones={[
        { value: '1', label: 'La Plata' },
        { value: '2', label: 'Luján' },
      ]}
    />,
  );
  const campo = screen.getByRole('combobox', { name: 'Localidad' });
  await userEvent.type(campo, 'Luj');
  await screen.findByRole('option', { name: 'Luján' });
  await waitFor(() => expect(screen.queryByRole('option', { name: 'La Plata' })).not.toBeInTheDocument());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Elegida 2')).toBeInTheDocument();
  await userEvent.clear(campo);
  expect(screen.getByText('Ninguna')).toBeInTheDocument();
  await userEvent.type(campo, 'zzz');
  expect(await screen.findByText(mensajes.autocomplete_sin_coincidencias)).toBeInTheDocument();
});

test('sin elementos dice "Lista vacía." y con pocas letras no busca [LAY-031]', async () => {
  const { unmount } = dibujar(<Busqueda opciones={[]} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Localidad' }));
  expect(await screen.findByText('Lista vacía.')).toBeInTheDocument();
  unmount();
  dibujar(<Busqueda opciones={[]} minimo={4} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Localidad' }), 'La');
  expect(await screen.findByText('Escribí al menos 4 letras para buscar.')).toBeInTheDocument();
});

test('el resumen de errores toma el foco y lleva a cada campo', async () => {
  dibujar(
    <>
      <ResumenDeErrores
        errores={[
          { campo: 'calle', mensaje: 'Ingresá la calle' },
          { campo: 'unidad.piso', mensaje: 'Ingresá el piso' },
        ]}
      />
      <label htmlFor="calle">Calle</label>
      <input id="calle" />
      <div id="unidad">
        <input aria-label="Departamento" />
      </div>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Ingresá la calle' }));
  expect(screen.getByLabelText('Calle')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Ingresá el piso' }));
  expect(screen.getByLabelText('Departamento')).toHaveFocus();
});

import { type ActaEstadoObra, TAREAS_DE_OBRA_FALTANTE } from '@colega/domain/formularios';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { contexto, montar } from '../../../testing/montar.tsx';

const FORMULARIO = formulario([campo('complejo', 'acta_estado_obra')]);
const FALLO = 'No ha sido posible guardar, verifique los datos ingresados.';

const abrir = async (suContexto = contexto()) => {
  const montado = montar(FORMULARIO, { contexto: suContexto });
  await montado.usuario.click(screen.getByRole('button', { name: 'CARGAR' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Estado de la Obra' });
  const acta = () => montado.valores().acta_estado_obra as ActaEstadoObra;
  return { ...montado, dialogo: within(dialogo), contexto: suContexto, acta };
};

const guardar = async (a: Awaited<ReturnType<typeof abrir>>) => {
  await a.usuario.click(a.dialogo.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('la tarjeta pasa de CARGAR a EDITAR, con 25 ítems que empiezan en 100 [FRM-011] [FRM-014] [FRM-015]', async () => {
  const a = await abrir();
  const porcentajes = a.dialogo.getAllByRole('textbox', { name: /^Porcentaje ejecutado de/ });
  expect(porcentajes).toHaveLength(25);
  for (const p of porcentajes) expect(p).toHaveProperty('value', '100');
  await guardar(a);
  expect(screen.getByRole('button', { name: 'EDITAR' })).toBeTruthy();
});

test('la observación aparece por debajo de 100 [FRM-016]', async () => {
  const a = await abrir();
  expect(a.dialogo.queryByRole('textbox', { name: 'Observaciones' })).toBeNull();
  const uno = a.dialogo.getByRole('textbox', { name: 'Porcentaje ejecutado de 1 Trabajos preparatorios' });
  await a.usuario.clear(uno);
  await a.usuario.type(uno, '99,5');
  await a.usuario.type(a.dialogo.getByRole('textbox', { name: 'Observaciones' }), 'Falta un sector');
  await guardar(a);
  expect(a.acta().estado_obra['1']).toEqual({ porcentaje_ejecutado: '99.5', observaciones: 'Falta un sector' });
});

test('guardar valida, calcula y cierra; la responsabilidad queda sin responder [FRM-017] [FRM-018] [FRM-019]', async () => {
  const a = await abrir();
  await guardar(a);
  expect(a.contexto.calcularEstadoDeObra).toHaveBeenCalledTimes(1);
  expect(a.acta()).toMatchObject({ porcentaje_faltante_total: '12.5', responsable_faltante_obra: null });
  await a.usuario.click(screen.getByRole('radio', { name: 'No' }));
  expect(a.acta().responsable_faltante_obra).toBe(false);
  await a.usuario.click(screen.getByRole('button', { name: 'EDITAR' }));
  await a.usuario.click(await screen.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(a.acta().responsable_faltante_obra).toBeNull());
});

test('un porcentaje fuera de 0 a 100 no se guarda y lo dice junto al ítem [FRM-025] [FRM-026]', async () => {
  const a = await abrir();
  const uno = a.dialogo.getByRole('textbox', { name: 'Porcentaje ejecutado de 1 Trabajos preparatorios' });
  await a.usuario.clear(uno);
  await a.usuario.type(uno, '101');
  await a.usuario.click(a.dialogo.getByRole('button', { name: 'Guardar' }));
  expect(a.dialogo.getByText(FALLO)).toBeTruthy();
  const error = a.dialogo.getByText('Ingresá valor entre 0 y 100, se permiten hasta 2 decimales.');
  expect(uno.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(document.activeElement).toBe(uno);
  expect(a.contexto.calcularEstadoDeObra).not.toHaveBeenCalled();
});

test('lo que se pegó y no se pudo leer no se guarda como si nada: lo dicen el ítem y el pie, hasta que se corrige', async () => {
  const a = await abrir();
  const dos = a.dialogo.getAllByRole('textbox', { name: /^Porcentaje ejecutado de/ })[1] as HTMLInputElement;
  await a.usuario.click(dos);
  await a.usuario.paste('la mitad');
  await a.usuario.click(a.dialogo.getByRole('button', { name: 'Guardar' }));
  expect(a.dialogo.getByText(FALLO)).toBeTruthy();
  expect(dos.getAttribute('aria-describedby')?.split(' ')).toContain(a.dialogo.getByText('Pegá solo números').id);
  expect(document.activeElement).toBe(dos);
  expect(a.contexto.calcularEstadoDeObra).not.toHaveBeenCalled();
  await a.usuario.clear(dos);
  await a.usuario.type(dos, '50');
  await guardar(a);
  expect(a.acta().estado_obra['2']?.porcentaje_ejecutado).toBe('50');
});

test('al tocar un porcentaje queda elegido: lo que se escribe lo reemplaza, y el segundo toque ya pone el cursor', async () => {
  const a = await abrir();
  const uno = a.dialogo.getByRole<HTMLInputElement>('textbox', {
    name: 'Porcentaje ejecutado de 1 Trabajos preparatorios',
  });
  expect(uno.value).toBe('100');
  await a.usuario.click(uno);
  await a.usuario.keyboard('5');
  expect(uno.value).toBe('5');
  await a.usuario.click(uno);
  await a.usuario.keyboard('0');
  expect(uno.value).toBe('50');
});

test('si el cálculo falla lo dice, no cierra y no se pierde lo escrito [FRM-026]', async () => {
  const a = await abrir(contexto({ calcularEstadoDeObra: vi.fn(() => Promise.reject(new Error('500'))) }));
  const uno = a.dialogo.getByRole('textbox', { name: 'Porcentaje ejecutado de 1 Trabajos preparatorios' });
  await a.usuario.clear(uno);
  await a.usuario.type(uno, '40');
  await a.usuario.click(a.dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await a.dialogo.findByText(FALLO)).toBeTruthy();
  expect(uno).toHaveProperty('value', '40');
  expect(a.valores().acta_estado_obra).toBeNull();
});

test('con obra faltante se elige la responsabilidad y, tras un sí, una de las seis tareas [FRM-020] [FRM-021] [FRM-022]', async () => {
  const a = await abrir();
  await guardar(a);
  expect(screen.queryByRole('combobox', { name: /Tarea para la obra faltante/ })).toBeNull();
  await a.usuario.click(screen.getByRole('radio', { name: 'Sí' }));
  const tarea = screen.getByRole('combobox', { name: /Tarea para la obra faltante/ });
  const opciones = within(tarea).getAllByRole('option').slice(1);
  expect(opciones.map((o) => o.textContent)).toEqual(TAREAS_DE_OBRA_FALTANTE.map((t) => t.nombre));
  await a.usuario.selectOptions(tarea, 'Proyecto y Dirección');
  expect(a.acta().tarea_faltante_obra).toBe('proyecto_direccion');
});

test('cambiar la responsabilidad borra la tarea [FRM-024]', async () => {
  const a = await abrir();
  await guardar(a);
  await a.usuario.click(screen.getByRole('radio', { name: 'Sí' }));
  await a.usuario.selectOptions(screen.getByRole('combobox'), 'Proyecto');
  await a.usuario.click(screen.getByRole('radio', { name: 'No' }));
  expect(a.acta()).toMatchObject({ responsable_faltante_obra: false, tarea_faltante_obra: null });
});

test('con la tarea que lo resuelve no se pregunta y la responsabilidad es sí [FRM-023]', async () => {
  const a = await abrir(contexto({ resuelveFaltante: true }));
  await guardar(a);
  expect(a.acta().responsable_faltante_obra).toBe(true);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('sin obra faltante no se pregunta nada [FRM-020]', async () => {
  const a = await abrir(
    contexto({ calcularEstadoDeObra: async (estado_obra) => ({ estado_obra, porcentaje_faltante_total: '0' }) }),
  );
  await guardar(a);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/La obra está terminada/)).toBeTruthy();
});

test('responsabilidad y tarea sin elegir se señalan al validar [FRM-027]', async () => {
  const a = await abrir();
  await guardar(a);
  a.conProblemas([{ codigo: 'responsable_faltante_requerido', campo: 'acta_estado_obra.responsable_faltante_obra' }]);
  expect(screen.getByText('Indicá si te hacés responsable de completar la obra faltante.')).toBeTruthy();
});

test('cuando el acta es compartida por todas las tareas, el formulario no la dibuja', () => {
  montar(FORMULARIO, { contexto: contexto({ actaCompartida: true }) });
  expect(screen.queryByText('Estado de la Obra')).toBeNull();
});

test('cerrar con cambios pregunta, se cierre como se cierre; seguir editando los conserva y descartar los deja', async () => {
  const a = await abrir();
  const uno = a.dialogo.getByRole('textbox', { name: 'Porcentaje ejecutado de 1 Trabajos preparatorios' });
  await a.usuario.clear(uno);
  await a.usuario.type(uno, '40');
  const formas = [
    () => a.usuario.keyboard('{Escape}'),
    () => a.usuario.click(a.dialogo.getByRole('button', { name: 'Cancelar' })),
  ];
  for (const cerrar of formas) {
    await cerrar();
    const pregunta = await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
    await a.usuario.click(within(pregunta).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Descartar los cambios?' })).toBeNull());
    expect(uno).toHaveProperty('value', '40');
  }
  await a.usuario.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
  await a.usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Descartar los cambios?' })).toBeNull());
  expect(uno).toHaveProperty('value', '40');
  await a.usuario.keyboard('{Escape}');
  await a.usuario.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await a.usuario.click(screen.getByRole('button', { name: 'CARGAR' }));
  await screen.findByRole('dialog', { name: 'Estado de la Obra' });
  await a.usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

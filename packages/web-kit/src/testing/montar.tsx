import { type Formulario, type Parametros, valoresIniciales } from '@colega/domain/formularios';
import { Accordion, createTheme, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { ContextoDeFormulario } from '../form/dynamic/contexto-de-las-tareas.ts';
import { FormularioDinamico } from '../form/dynamic/formulario-dinamico.tsx';
import type { ProblemaAMostrar } from '../form/dynamic/use-errores.ts';
import { crearClienteDeConsultas } from '../lib/consultas/cliente-de-consultas.ts';

/** Nothing moves, so tests do not wait for it. */
const QUIETO = createTheme({
  components: { Accordion: Accordion.extend({ defaultProps: { transitionDuration: 0 } }) },
});

const nodo = (key: string, descripcion: string, items: ReturnType<typeof hoja>[] = []) => ({
  ...hoja(key, descripcion),
  items,
});
const hoja = (key: string, descripcion: string) => ({
  key,
  descripcion,
  valores: { coeficiente: null, unidades: [] },
  items: [],
});

export const contexto = (cambios: Partial<ContextoDeFormulario> = {}): ContextoDeFormulario => ({
  tiposDeObra: [
    {
      titulo: 'Vivienda',
      items: [
        nodo('1.2', 'Unifamiliar', [hoja('1.2.1', 'Categoría A')]),
        nodo('1.6', 'Pileta', [hoja('1.6.1', 'Hormigón'), hoja('1.6.2', 'Otra')]),
      ],
    },
    { titulo: 'Educación', items: [nodo('5', 'Escuela')] },
    { titulo: 'Deportes', items: [nodo('13.3', 'Natatorio', [hoja('13.3.1', 'Espejo'), hoja('13.3.2', 'Cubierto')])] },
  ],
  itemsDeEstadoDeObra: [
    { key: '1', nombre: 'Trabajos preparatorios' },
    { key: '8.1', nombre: 'Revoques exteriores' },
  ],
  calcularEstadoDeObra: vi.fn(async (estado_obra) => ({ estado_obra, porcentaje_faltante_total: '12.5' })),
  calcularCategoriaDeVivienda: vi.fn(async () => ({ key: 'categoria_b', codigo: '1.2.2', descripcion: 'Categoría B' })),
  resuelveFaltante: false,
  actaCompartida: false,
  ...cambios,
});

type Opciones = {
  valores?: Parametros;
  contexto?: ContextoDeFormulario;
  problemas?: readonly ProblemaAMostrar[];
};

const SIN_PROBLEMAS: readonly ProblemaAMostrar[] = [];

/** `valores()` answers the current values. */
export const montar = (definicion: Formulario, opciones: Opciones = {}) => {
  let actuales = { ...valoresIniciales(definicion), ...opciones.valores };
  const suContexto = opciones.contexto ?? contexto();
  const cliente = crearClienteDeConsultas();
  const Casa = ({ problemas }: { problemas: readonly ProblemaAMostrar[] }) => {
    const [valores, setValores] = useState(actuales);
    actuales = valores;
    return (
      <MantineProvider env="test" theme={QUIETO}>
        <QueryClientProvider client={cliente}>
          <FormularioDinamico
            formulario={definicion}
            valores={valores}
            onChange={setValores}
            problemas={problemas}
            contexto={suContexto}
            prefijo="tarea"
          />
        </QueryClientProvider>
      </MantineProvider>
    );
  };
  const { rerender, container } = render(<Casa problemas={opciones.problemas ?? SIN_PROBLEMAS} />);
  return {
    usuario: userEvent.setup(),
    container,
    valores: () => actuales,
    conProblemas: (problemas: readonly ProblemaAMostrar[]) => rerender(<Casa problemas={problemas} />),
  };
};

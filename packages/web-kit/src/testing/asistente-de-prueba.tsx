import type { PasoDeAsistente } from '@colega/asistentes/asistente';
import type { BorradorNombrado } from '@colega/contract/route';
import { TextInput } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCampo } from '../form/use-campo.ts';
import { Asistente } from '../form/wizard/asistente.tsx';
import { ConBorrador } from '../form/wizard/con-borrador.tsx';
import type { AlAvanzar, DefinicionDeAsistente, ProblemaConTexto } from '../form/wizard/definicion.ts';
import { useAlmacen, useAsistente } from '../form/wizard/use-asistente.ts';
import { dibujar } from './dibujar.tsx';

export type BorradorDePrueba = { uno: string; dos: string; tres: string };
const CLAVES = ['uno', 'dos', 'tres'] as const;

const paso = (id: keyof BorradorDePrueba): PasoDeAsistente<BorradorDePrueba, null, ProblemaConTexto> => ({
  id,
  titulo: id.toUpperCase(),
  estaVisible: () => true,
  validar: (b) => (b[id] === '' ? [{ codigo: 'requerido', campo: id }] : []),
});

const DEFINICION: DefinicionDeAsistente<BorradorDePrueba, null> = {
  nombre: 'prueba',
  version: 1,
  inicial: () => ({ uno: '', dos: '', tres: '' }),
  muestras: () => [{ uno: '', dos: '', tres: '' }],
  pasos: CLAVES.map(paso),
  comparar: (guardado, mio) =>
    CLAVES.filter((clave) => guardado[clave] !== mio[clave]).map((clave) => ({
      ...{ dato: clave, nombre: clave, guardado: guardado[clave], mio: mio[clave] },
    })),
  campos: CLAVES.map((ruta) => ({ ruta, etiqueta: `Campo ${ruta}`, tipo: 'texto', reglas: [], campos: [] })),
};

type Opciones = {
  alAvanzar?: Record<string, AlAvanzar<BorradorDePrueba>>;
  traer?: (paso: string) => Promise<void>;
  guardar?: (borrador: BorradorDePrueba, clave: string, nombrado: BorradorNombrado | null) => Promise<void>;
  /** Under which name its draft is kept. */
  nombre?: string;
  varios?: boolean;
  children?: ReactNode;
};

const Campo = ({ id, valor, alCambiar }: { id: string; valor: string; alCambiar: (v: string) => void }) => (
  <TextInput {...useCampo(id).props} value={valor} onChange={(evento) => alCambiar(evento.currentTarget.value)} />
);

const Pagina = ({
  alAvanzar = {},
  traer = async () => undefined,
  guardar = async () => undefined,
  nombre = 'prueba',
  varios = false,
  children,
}: Opciones) => {
  const navegar = useNavigate();
  const asistente = useAsistente(useAlmacen({ ...DEFINICION, nombre, varios }), {
    contexto: null,
    vencen: /^$/,
    alAvanzar,
    traer,
    guardar: async (b, { idempotencyKey, borrador }) => {
      await guardar(b, idempotencyKey, borrador);
      return { direccion: '/guardado', message: 'Guardado.' };
    },
    // what failed is said once, under the step
    textoDeFalla: () => null,
  });
  const id = (asistente.paso?.id ?? 'uno') as keyof BorradorDePrueba;
  return (
    <Asistente titulo="Asistente de prueba" asistente={asistente} alCancelar={() => void navegar('/afuera')}>
      {children ?? (
        <Campo
          id={id}
          valor={asistente.borrador[id]}
          alCambiar={(valor) => asistente.cambiar((b) => ({ ...b, [id]: valor }))}
        />
      )}
    </Asistente>
  );
};

export const abrirAsistente = ({
  direcciones = ['/asistente'],
  ...opciones
}: Opciones & { direcciones?: string[] } = {}) =>
  dibujar(<Pagina {...opciones} />, { direccion: direcciones, patron: '/asistente' });

type ConDireccion = Opciones & { direccion?: string; cliente?: QueryClient };

/** With the draft that the address asks for. */
export const abrirConBorrador = ({ direccion = '/asistente', cliente, ...opciones }: ConDireccion = {}) => {
  const pagina = (
    <ConBorrador titulo="Asistente de prueba" nombre="prueba" {...(opciones.varios && { varios: true })}>
      {(nombre) => <Pagina key={nombre} {...opciones} nombre={nombre} />}
    </ConBorrador>
  );
  const enSuCliente = cliente ? <QueryClientProvider client={cliente}>{pagina}</QueryClientProvider> : pagina;
  return dibujar(enSuCliente, { direccion, patron: '/asistente' });
};

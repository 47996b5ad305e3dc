import { mensajes } from '@colega/contract/mensajes';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Autocompletar, type OpcionDeAutocompletar } from '@colega/web-kit/ui/entradas/autocompletar.tsx';
import { CuitInput } from '@colega/web-kit/ui/entradas/cuit-input.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { APARIENCIA_DE_ESTADO, InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

export type Pieza = { id: string; nombre: string; caras: Readonly<Record<string, () => ReactNode>> };

function ConValor<T>({ inicial, children }: { inicial: T; children: (valor: T, poner: (v: T) => void) => ReactNode }) {
  const [valor, poner] = useState(inicial);
  return children(valor, poner);
}

const LOCALIDADES: OpcionDeAutocompletar[] = [
  { value: '1', label: 'La Plata', detalle: '1900 · La Plata' },
  { value: '2', label: 'Luján', detalle: '6700 · Luján' },
];
const buscador = (opciones: readonly OpcionDeAutocompletar[] | undefined, error?: string) => (
  <ConValor<OpcionDeAutocompletar | null> inicial={null}>
    {(valor, poner) => (
      <Autocompletar
        label="Localidad"
        value={valor}
        alElegir={poner}
        opciones={opciones}
        alBuscar={() => undefined}
        cargando={opciones === undefined}
        error={error}
      />
    )}
  </ConValor>
);
const monto = (inicial: string, error?: string) => (
  <ConValor inicial={inicial}>
    {(v, poner) => <MontoInput label="Honorario convenido" value={v} alCambiar={poner} error={error} />}
  </ConValor>
);
const fecha = (inicial: string | null, error?: string) => (
  <ConValor<string | null> inicial={inicial}>
    {(v, poner) => <FechaInput label="Fecha del contrato" value={v} alCambiar={poner} error={error} />}
  </ConValor>
);
const esperar = () => new Promise((listo) => setTimeout(listo, 2000));
const pagina = (current: number) => (
  <ConValor inicial={current}>
    {(actual, poner) => (
      <Paginador
        pagination={{ total_items: 140, current: actual, pages: 5 }}
        alCambiar={poner}
        etiqueta={`Páginas desde la ${current}`}
      />
    )}
  </ConValor>
);

export const PIEZAS: readonly Pieza[] = [
  {
    id: 'monto',
    nombre: 'MontoInput',
    caras: {
      vacio: () => monto(''),
      lleno: () => monto('1.234.567,89'),
      error: () => monto('1', mensajes.honorario_convenido_menor),
    },
  },
  {
    id: 'fecha',
    nombre: 'FechaInput',
    caras: {
      vacia: () => fecha(null),
      llena: () => fecha('2026-03-15'),
      error: () => fecha('2030-01-01', mensajes.fecha_mayor_a_la_actual),
    },
  },
  {
    id: 'cuit',
    nombre: 'CuitInput',
    caras: {
      lleno: () => (
        <ConValor inicial="20123456786">
          {(v, poner) => <CuitInput label="CUIT" value={v} alCambiar={poner} />}
        </ConValor>
      ),
    },
  },
  {
    id: 'autocompletar',
    nombre: 'Autocompletar',
    caras: {
      opciones: () => buscador(LOCALIDADES),
      vacio: () => buscador([]),
      buscando: () => buscador(undefined),
      error: () => buscador(LOCALIDADES, mensajes.localidad_requerida),
    },
  },
  {
    id: 'boton-de-accion',
    nombre: 'BotonDeAccion',
    caras: {
      listo: () => (
        <BotonDeAccion ocupado="Guardando…" alPresionar={esperar}>
          Guardar
        </BotonDeAccion>
      ),
      ocupado: () => (
        <BotonDeAccion ocupado="Guardando…" trabajando>
          Guardar
        </BotonDeAccion>
      ),
    },
  },
  {
    id: 'boton-enlace',
    nombre: 'BotonEnlace',
    caras: {
      listo: () => <BotonEnlace to="/app/dashboard">Nuevo legajo</BotonEnlace>,
      deshabilitado: () => (
        <BotonEnlace to="/" deshabilitado porque="Un bloqueo vigente te impide ejercer.">
          Nuevo legajo
        </BotonEnlace>
      ),
    },
  },
  {
    id: 'insignia',
    nombre: 'InsigniaDeEstado',
    caras: {
      estados: () => (
        <Group>
          {Object.entries(APARIENCIA_DE_ESTADO).map(([clave, a]) => (
            <InsigniaDeEstado key={clave} {...a}>
              {clave}
            </InsigniaDeEstado>
          ))}
        </Group>
      ),
    },
  },
  {
    id: 'paginador',
    nombre: 'Paginador',
    caras: { primera: () => pagina(1), media: () => pagina(3), ultima: () => pagina(5) },
  },
  {
    id: 'back-link',
    nombre: 'BackLink',
    caras: { 'con-destino': () => <BackLink to="/catalogo" />, 'sin-destino': () => <BackLink /> },
  },
  {
    id: 'confirmar',
    nombre: 'ConfirmarDialogo',
    caras: {
      abierto: () => (
        <ConValor inicial={true}>
          {(abierto, poner) => (
            <ConfirmarDialogo abierto={abierto} alConfirmar={() => poner(false)} alCancelar={() => poner(false)} />
          )}
        </ConValor>
      ),
    },
  },
  {
    id: 'avisos',
    nombre: 'Avisos',
    caras: {
      todos: () => (
        <Group>
          <BotonDeAccion ocupado="…" alPresionar={() => avisarExito(mensajes.legajo_creado)}>
            Mostrar éxito
          </BotonDeAccion>
          <BotonDeAccion ocupado="…" alPresionar={() => avisarError(mensajes.error_intentar_descargar)}>
            Mostrar error
          </BotonDeAccion>
        </Group>
      ),
    },
  },
  {
    id: 'resumen-de-errores',
    nombre: 'ResumenDeErrores',
    caras: {
      dos: () => (
        <Stack>
          <ResumenDeErrores
            errores={[
              { campo: 'calle', mensaje: 'Ingresá la calle' },
              { campo: 'numero', mensaje: 'Ingresá el número' },
            ]}
          />
        </Stack>
      ),
    },
  },
  {
    id: 'estado-vacio',
    nombre: 'EstadoVacio',
    caras: {
      vacio: () => (
        <EstadoVacio
          titulo="No hay registros de actividad"
          texto="Cuando cargues tus legajos de obra los vas a ver acá."
        />
      ),
    },
  },
  {
    id: 'error-de-carga',
    nombre: 'ErrorDeCarga',
    caras: {
      falla: () => <ErrorDeCarga mensaje={mensajes.error_cargar_legajos} alReintentar={() => undefined} />,
      reintentando: () => (
        <ErrorDeCarga mensaje={mensajes.error_cargar_legajos} alReintentar={() => undefined} reintentando />
      ),
    },
  },
  {
    id: 'sin-permiso',
    nombre: 'SinPermiso',
    caras: { ejercicio: () => <SinPermiso porque="Un bloqueo vigente te impide ejercer." /> },
  },
  { id: 'esqueleto', nombre: 'Esqueleto', caras: { tarjetas: () => <EsqueletoDeTarjetas cantidad={3} /> } },
];

import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import type { MedioDePago } from '@colega/domain/dinero';
import { crearCampo, type Opcion } from '@colega/domain/formularios';
import type { Importe } from '@colega/domain/importes';
import { CamposSueltos } from '@colega/web-kit/form/dynamic/campos-sueltos.tsx';
import { OpcionCampo } from '@colega/web-kit/form/tipos/opcion/opcion-campo.tsx';
import { hoja } from '@colega/web-kit/form/tipos/registro.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { explicacionDe } from './texto-de-medio.ts';

export const MEDIO = 'metodo_de_pago';
const TIPOS = { opcion: hoja(OpcionCampo) };

type Props = {
  medios: readonly MedioOfrecidoLeido[];
  importe: Importe;
  elegido: MedioDePago | null;
  alElegir: (medio: MedioDePago) => void;
  /** PAG-016: a coupon already made can be printed again. */
  alImprimir?: (() => Promise<void>) | undefined;
  error?: string | undefined;
};

/** PAG-012..016: a method that cannot be chosen says why. */
export const SelectorDeMedio = ({ medios, importe, elegido, alElegir, alImprimir, error }: Props) => {
  const opciones = medios.map((medio) => comoOpcion(medio, importe));
  const seImprime = alImprimir && medios.some(({ remedy }) => remedy === 'print');
  return (
    <CamposSueltos
      campos={[crearCampo(MEDIO, 'Método de pago', 'opcion', { requerido: true, aLaVista: true, opciones })]}
      tipos={TIPOS}
      valores={{ [MEDIO]: elegido }}
      alCambiar={(_, valor) => {
        const medio = medios.find(({ key }) => key === valor);
        if (medio) alElegir(medio.key);
      }}
      errores={new Map(error ? [[MEDIO, error]] : [])}
      {...(seImprime && { debajo: () => <Imprimir alImprimir={alImprimir} /> })}
    />
  );
};

const comoOpcion = (
  { key, nombre, disabled, disabled_message }: MedioOfrecidoLeido,
  importe: Importe,
): Opcion<string> =>
  disabled
    ? {
        valor: key,
        etiqueta: nombre,
        detalle: disabled_message ?? 'No se puede usar en este momento.',
        cerrada: true,
      }
    : { valor: key, etiqueta: nombre, detalle: explicacionDe(key, importe) };

const Imprimir = ({ alImprimir }: { alImprimir: () => Promise<void> }) => (
  <Group mt="sm">
    <BotonDeAccion
      variant="default"
      ocupado="Preparando…"
      leftSection={<Icono nombre="descargar" />}
      alPresionar={alImprimir}
    >
      Imprimir cupón
    </BotonDeAccion>
  </Group>
);

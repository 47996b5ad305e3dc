import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import type { MedioDePago } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Radio, Stack, Text } from '@mantine/core';
import estilos from './selector-de-medio.module.css';
import { explicacionDe } from './texto-de-medio.ts';

export const ID_DEL_SELECTOR = 'metodo-de-pago';

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
export const SelectorDeMedio = ({ medios, importe, elegido, alElegir, alImprimir, error }: Props) => (
  <Radio.Group
    id={ID_DEL_SELECTOR}
    label="Método de pago"
    labelProps={{ fz: 'lg', fw: 700, mb: 'xs' }}
    errorProps={{ mt: 'sm', role: 'alert' }}
    value={elegido}
    onChange={(valor) => alElegir(valor as MedioDePago)}
    error={error}
  >
    <Stack gap="sm">
      {medios.map((medio) => (
        <Medio
          key={medio.key}
          medio={medio}
          importe={importe}
          elegido={medio.key === elegido}
          alImprimir={alImprimir}
        />
      ))}
    </Stack>
  </Radio.Group>
);

type PropsDeMedio = Pick<Props, 'importe' | 'alImprimir'> & { medio: MedioOfrecidoLeido; elegido: boolean };

const Medio = ({
  medio: { key, nombre, disabled, disabled_message, remedy },
  importe,
  elegido,
  alImprimir,
}: PropsDeMedio) => (
  <div className={estilos.medio} {...(elegido && { 'data-elegido': true })} {...(disabled && { 'data-cerrado': true })}>
    <Radio
      value={key}
      disabled={disabled}
      label={
        <Text span fw={700} {...(disabled && { c: 'dimmed' })}>
          {nombre}
        </Text>
      }
      description={
        <Text span size="sm" c="dimmed">
          {disabled ? (disabled_message ?? 'No se puede usar en este momento.') : explicacionDe(key, importe)}
        </Text>
      }
    />
    {remedy === 'print' && alImprimir && (
      <div className={estilos.remedio}>
        <BotonDeAccion
          variant="default"
          ocupado="Preparando…"
          leftSection={<Icono nombre="descargar" />}
          alPresionar={alImprimir}
        >
          Imprimir cupón
        </BotonDeAccion>
      </div>
    )}
  </div>
);

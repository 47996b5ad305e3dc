import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import type { MedioDePago } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import { irAlCampo } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { Button, Card, Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useEffect, useState } from 'react';
import { PreguntaDePago } from './pregunta-de-pago.tsx';
import { MEDIO, SelectorDeMedio } from './selector-de-medio.tsx';

type Props = {
  medios: readonly MedioOfrecidoLeido[];
  que: string;
  importe: Importe;
  aPagar?: Importe;
  elegido: MedioDePago | null;
  alElegir: (medio: MedioDePago) => void;
  alPagar: (medio: MedioDePago) => Promise<void>;
  alCancelar: () => void;
  alImprimir?: () => Promise<void>;
  espera?: string | undefined;
};

/** PAG-003, OPN-021. */
const EN_TELEFONO = '(max-width: 768px)';

/** PAG-010, PAG-011: confirming without a method says what is missing. */
export const FormularioDePago = (props: Props) => {
  const { medios, que, importe, aPagar = importe, elegido, alElegir, alPagar, alCancelar, alImprimir, espera } = props;
  const [preguntado, setPreguntado] = useState<MedioDePago | null>(null);
  const [intento, setIntento] = useState(0);
  // Once what is missing is said of it, so that a screen reader says both.
  useEffect(() => {
    if (intento > 0) irAlCampo(MEDIO);
  }, [intento]);
  const angosta = useMediaQuery(EN_TELEFONO, false, { getInitialValueInEffect: false }) ?? false;
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (espera) return;
    if (elegido) return setPreguntado(elegido);
    setIntento((previo) => previo + 1);
  };
  const elegir = (medio: MedioDePago) => {
    setIntento(0);
    alElegir(medio);
  };
  return (
    <Card component="form" onSubmit={enviar} aria-label="Cómo querés pagar" noValidate>
      <Stack gap="lg">
        <SelectorDeMedio
          medios={medios}
          importe={importe}
          elegido={elegido}
          alElegir={elegir}
          alImprimir={alImprimir}
          error={intento > 0 && !elegido ? mensajes.medio_requerido : undefined}
        />
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Button variant="default" onClick={alCancelar}>
            {angosta ? 'Anterior' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            aria-disabled={!elegido || espera !== undefined}
            {...(!elegido && { 'data-disabled': true })}
          >
            <span aria-live="polite">{espera ?? 'Confirmar'}</span>
          </Button>
        </Group>
      </Stack>
      <PreguntaDePago
        medio={preguntado}
        que={que}
        importe={aPagar}
        alCancelar={() => setPreguntado(null)}
        alConfirmar={async () => {
          if (preguntado) await alPagar(preguntado);
          setPreguntado(null);
        }}
      />
    </Card>
  );
};

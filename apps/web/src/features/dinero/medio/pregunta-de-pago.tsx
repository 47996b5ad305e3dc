import { mensajes } from '@colega/contract/mensajes';
import { esMedioEnLinea, type MedioDePago, PASARELAS } from '@colega/domain/dinero';
import { formatImporte, type Importe } from '@colega/domain/importes';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Stack, Text } from '@mantine/core';

type Props = {
  medio: MedioDePago | null;
  que: string;
  importe: Importe;
  alConfirmar: () => Promise<void>;
  alCancelar: () => void;
};

/** PAG-021, PAG-022, CUP-022. */
export const PreguntaDePago = ({ medio, que, importe, alConfirmar, alCancelar }: Props) => (
  <ConfirmarDialogo
    abierto={medio !== null}
    {...(medio && APARIENCIA(medio))}
    peligroso={false}
    texto={
      <Stack gap="sm">
        <Text>
          {que}: <strong>{formatImporte(importe)}</strong>
        </Text>
        <Text fw={700}>{mensajes.verificar_antes_de_pagar}</Text>
        {medio && esMedioEnLinea(medio) && <Text>{mensajes.instrumentos_de_pago}</Text>}
      </Stack>
    }
    alConfirmar={alConfirmar}
    alCancelar={alCancelar}
  />
);

const APARIENCIA = (medio: MedioDePago) => {
  if (medio === 'redLink')
    return { titulo: mensajes.pregunta_red_link, confirmar: 'Enviar a Red Link', confirmando: 'Enviando…' };
  if (medio === 'codigo_barra')
    return { titulo: '¿Generar el cupón para imprimir?', confirmar: 'Generar cupón', confirmando: 'Generando…' };
  const { proveedor } = PASARELAS[medio];
  return { titulo: `¿Pagar con ${proveedor}?`, confirmar: `Ir a ${proveedor}`, confirmando: `Abriendo ${proveedor}…` };
};

import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import estilos from './dialogo-red-link.module.css';

type Props = { cupon: Cupon; abierto: boolean; alCerrar: () => void };

/** CUP-009: home banking, cash machines and payment networks take these two. */
const DialogoRedLink = ({ cupon, abierto, alCerrar }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    title={`Código de pago del cupón Nº ${cupon.numero_boleta}`}
    styles={{ title: { fontWeight: 700 } }}
  >
    <Stack gap="md">
      <Text>Pagalo con estos datos por home banking o cajero de Red Link.</Text>
      <DatoDePago nombre="Código de pago" valor={cupon.codigo_pago} />
      <DatoDePago nombre="Referencia" valor={cupon.referencia_pago} />
      <Group justify="flex-end">
        <Button variant="default" onClick={alCerrar}>
          Cerrar
        </Button>
      </Group>
    </Stack>
  </Modal>
);

const DatoDePago = ({ nombre, valor }: { nombre: string; valor: string | null }) => (
  <Group justify="space-between" gap="sm" className={estilos.codigo}>
    <div>
      <Text size="sm" c="dimmed">
        {nombre}
      </Text>
      <Text className={estilos.valor}>{valor ? <Codigo>{valor}</Codigo> : 'Todavía no lo informó Red Link'}</Text>
    </div>
    {valor && (
      <Button
        variant="default"
        leftSection={<Icono nombre="copiar" />}
        aria-label={`Copiar ${nombre.toLowerCase()}`}
        onClick={() => void copiar(valor)}
      >
        Copiar
      </Button>
    )}
  </Group>
);

/** CUP-023, CUP-024. */
const copiar = async (texto: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(texto);
    avisarExito(mensajes.codigo_copiado);
  } catch {
    avisarError(mensajes.codigo_no_copiado);
  }
};

export default DialogoRedLink;

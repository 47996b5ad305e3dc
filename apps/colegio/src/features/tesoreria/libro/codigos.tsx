import { Stack, Text, Title } from '@mantine/core';
import { CodigosDeCuentas } from '../../../ui/codigos-de-cuentas.tsx';
import { PartesDelLibro } from './partes-del-libro.tsx';

const Codigos = () => (
  <Stack gap="lg">
    <Title order={1}>Códigos de las cuentas</Title>
    <PartesDelLibro />
    <Text>Con el código que les da la contabilidad del Colegio salen las cuentas en el libro diario.</Text>
    <Text>
      Lo emitido y los recargos pueden ir en una cuenta por circuito: dale un código al que quieras separar. Los que no
      tienen uno van juntos, y lo de antes de ese día queda donde estaba.
    </Text>
    <CodigosDeCuentas />
  </Stack>
);

export default Codigos;

import { Modal, Text } from '@mantine/core';

type Props = { titulo: string; texto: string; abierto: boolean; alCerrar: () => void };

const NoticiaCompleta = ({ titulo, texto, abierto, alCerrar }: Props) => (
  <Modal opened={abierto} onClose={alCerrar} title={titulo}>
    <Text>{texto}</Text>
  </Modal>
);

export default NoticiaCompleta;

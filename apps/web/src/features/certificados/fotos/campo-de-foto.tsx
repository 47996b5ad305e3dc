import type { CampoDeId } from '@colega/domain/certificados';
import { Text } from '@mantine/core';

export const CampoDeFoto = ({ campo }: { campo: CampoDeId }) => <Text>{campo.etiqueta}</Text>;

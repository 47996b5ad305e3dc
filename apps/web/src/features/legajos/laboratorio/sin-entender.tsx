import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { List, Text } from '@mantine/core';

/** What a link says and cannot be used. */
export const SinEntender = ({ frases }: { frases: readonly string[] }) => {
  if (frases.length === 0) return null;
  return (
    <Nota tono="advierte" titulo="Revisá lo que trajo el enlace">
      {frases.length === 1 ? (
        <Text>{frases[0]}</Text>
      ) : (
        <List spacing={4}>
          {[...new Set(frases)].map((frase) => (
            <List.Item key={frase}>{frase}</List.Item>
          ))}
        </List>
      )}
    </Nota>
  );
};

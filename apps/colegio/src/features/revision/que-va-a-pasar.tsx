import { List, Text } from '@mantine/core';
import { useId } from 'react';

/** What follows from an act, as the server says, before it is done. */
export const QueVaAPasar = ({ efectos }: { efectos: readonly string[] }) => {
  const id = useId();
  if (efectos.length === 0) return null;
  return (
    <div>
      <Text fw={700} id={id}>
        Qué va a pasar
      </Text>
      <List aria-labelledby={id}>
        {efectos.map((efecto) => (
          <List.Item key={efecto}>{efecto}</List.Item>
        ))}
      </List>
    </div>
  );
};

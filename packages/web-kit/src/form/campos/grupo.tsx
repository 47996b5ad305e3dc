import { Fieldset, Input, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './grupo.module.css';

type Props = { id: string; titulo: string; error?: string | undefined; children: ReactNode };

export const Grupo = ({ id, titulo, error, children }: Props) => (
  <Fieldset
    id={id}
    tabIndex={-1}
    legend={titulo}
    className={classes.grupo ?? ''}
    aria-describedby={error ? `${id}-error` : undefined}
  >
    <Stack gap="md">
      {children}
      {error ? <Input.Error id={`${id}-error`}>{error}</Input.Error> : null}
    </Stack>
  </Fieldset>
);

import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeCertificado } from '../../../lib/navegacion/direcciones.ts';

/** S-896: what comes after issuing it, said once, where the person arrives. */
export const YaEmitido = ({ legajo_id }: { legajo_id: number | undefined }) => (
  <section aria-label="¿Y ahora?">
    <Title order={3} size="h4">
      ¿Y ahora?
    </Title>
    <Text>
      Ya tiene número y se verifica en línea. Leelo, imprimilo o compartilo con tu comitente.
      {legajo_id !== undefined && (
        <>
          {' '}
          <Anchor component={Link} to={direccionDeCertificado(legajo_id)}>
            Emitir otro, o su anexo
          </Anchor>
        </>
      )}
    </Text>
  </section>
);

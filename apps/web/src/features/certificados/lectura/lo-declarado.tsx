import type { CertificadoLeido } from '@colega/contract/certificados';
import {
  type Cuerpo,
  camposDelTipo,
  declaracionLegible,
  leerCuerpo,
  type Nombres,
  resultadoDeclarado,
} from '@colega/domain/certificados';
import clases from '@colega/web-kit/ui/datos/lista-de-datos.module.css';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Card, Group, Stack, Title } from '@mantine/core';
import { Miniatura } from '../fotos/miniatura.tsx';

type Props = { certificado: CertificadoLeido };

export const LoDeclarado = ({ certificado }: Props) => {
  const { type, datos, fotos } = certificado;
  const valores = leerCuerpo(type, datos as Cuerpo);
  const { conforme, texto } = resultadoDeclarado({ type, valores, configuracion: datos });
  const tono = conforme === null ? 'neutro' : conforme ? 'exito' : 'peligro';
  const conFoto = (ruta: string, etiqueta: string) => {
    const foto = fotos.find((una) => una.ruta === ruta);
    return foto && <Miniatura foto={foto} etiqueta={etiqueta} alNoEstar={nada} />;
  };
  return (
    <>
      <Group gap="sm" component="section" aria-label="Resultado">
        <Title order={2} size="h3">
          Lo declarado
        </Title>
        <InsigniaDeEstado tono={tono}>{texto}</InsigniaDeEstado>
      </Group>
      {declaracionLegible(type, valores, datos, nombresDe(certificado)).map(({ paso, titulo, datos: suyos }) => (
        <Card key={`${paso} ${titulo}`} component="section" aria-label={titulo}>
          <Stack gap="md">
            <Title order={3} size="h4">
              {titulo}
            </Title>
            <dl className={clases.datos}>
              {suyos.map(({ ruta, etiqueta, valor }) => (
                <div key={ruta}>
                  <dt>{etiqueta}</dt>
                  <dd>{conFoto(ruta, etiqueta) ?? valor}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        </Card>
      ))}
    </>
  );
};

/** What was chosen among things that have a number says their name. */
const nombresDe = ({ impreso, referencia, fotos, type }: CertificadoLeido): Nombres => {
  const deReferencia = camposDelTipo(type).filter(({ tipo }) => tipo === 'certificado');
  return {
    'titular.id': impreso.titular?.nombre,
    'titular.localidad_id': impreso.localidad ?? undefined,
    'inmueble.id': impreso.inmueble ?? undefined,
    ...Object.fromEntries(deReferencia.map(({ ruta }) => [ruta, referencia?.numero_certificado])),
    ...Object.fromEntries(fotos.map(({ ruta, nombre }) => [ruta, nombre])),
  };
};

const nada = (): void => undefined;

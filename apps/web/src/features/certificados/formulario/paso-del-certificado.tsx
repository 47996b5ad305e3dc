import type { PasoDeCertificado } from '@colega/domain/certificados';
import type { Campo } from '@colega/domain/formularios';
import { CampoDelPaso, CamposDelPaso } from '@colega/web-kit/form/dynamic/campos-del-paso.tsx';
import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import { Card, Stack, Text, Title } from '@mantine/core';
import { TIPOS_QUE_DIBUJA } from '../tipos/de-certificado.ts';
import { Advertencia } from './advertencia.tsx';
import { DemandaMaxima } from './demanda-maxima.tsx';
import estilos from './formulario.module.css';
import { TodoConforme } from './todo-conforme.tsx';

/** These take the whole width: a question with its answer, a paragraph, a photo. */
const esAncho = (campo: Campo): boolean =>
  campo.tipo === 'si_no' || campo.tipo === 'titular' || campo.tipo === 'parrafo';

export const PasoDelCertificado = ({ paso }: { paso: PasoDeCertificado }) => (
  <CamposDelPaso tipos={TIPOS_QUE_DIBUJA}>
    <Stack gap="lg">
      <TodoConforme key={paso.id} paso={paso} />
      <PorPartes primeras={1}>
        {paso.grupos.map(({ titulo, campos }) => (
          <Card key={titulo ?? paso.id} component="section" {...(titulo && { 'aria-label': titulo })}>
            <Stack gap="md">
              {titulo && (
                <Title order={3} size="h4">
                  {titulo}
                </Title>
              )}
              {campos.some(({ tipo }) => tipo === 'foto') && (
                <Text>Cargá 4 fotos a color: jpg, jpeg, png o pdf, de hasta 3 MB cada una.</Text>
              )}
              <div className={estilos.grupo}>
                {campos.map((campo) => (
                  <Renglon key={campo.ruta} campo={campo} campos={campos} />
                ))}
              </div>
            </Stack>
          </Card>
        ))}
      </PorPartes>
    </Stack>
  </CamposDelPaso>
);

/** A yes or no has beside it the value that goes with it: one thing to look at, in one row. */
const Renglon = ({ campo, campos }: { campo: Campo; campos: readonly Campo[] }) => {
  if (campo.deLaPregunta) return null;
  const valor = campos.find(({ deLaPregunta }) => deLaPregunta === campo.ruta);
  if (!valor) return <Celda campo={campo} {...(esAncho(campo) && { clase: estilos.ancho })} />;
  return (
    <div className={estilos.conValor}>
      <Celda campo={campo} clase={estilos.pregunta} />
      <Celda campo={valor} clase={estilos.valor} />
      <div className={estilos.alPie}>
        <Advertencia ruta={valor.ruta} />
      </div>
    </div>
  );
};

const Celda = ({ campo, clase }: { campo: Campo; clase?: string | undefined }) => (
  <div {...(clase && { className: clase })}>
    <CampoDelPaso tipos={TIPOS_QUE_DIBUJA} ruta={campo.ruta} />
    {campo.tipo === 'numero' && !campo.deLaPregunta && <Advertencia ruta={campo.ruta} />}
    {campo.ruta === 'pot_max_kw' && <DemandaMaxima />}
  </div>
);

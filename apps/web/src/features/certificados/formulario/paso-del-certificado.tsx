import type { PasoDeCertificado } from '@colega/domain/certificados';
import type { Campo } from '@colega/domain/formularios';
import { CampoDelPaso, CamposDelPaso } from '@colega/web-kit/form/dynamic/campos-del-paso.tsx';
import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import { Card, Stack, Text, Title } from '@mantine/core';
import { TIPOS_QUE_DIBUJA } from '../tipos/de-certificado.ts';
import { Advertencia } from './advertencia.tsx';
import { DemandaMaxima } from './demanda-maxima.tsx';
import estilos from './formulario.module.css';

/** These take the whole width: a question with its answer, a paragraph, a photo. */
const esAncho = (campo: Campo): boolean =>
  campo.tipo === 'si_no' || campo.tipo === 'titular' || campo.tipo === 'parrafo';

export const PasoDelCertificado = ({ paso }: { paso: PasoDeCertificado }) => (
  <CamposDelPaso tipos={TIPOS_QUE_DIBUJA}>
    <Stack gap="lg">
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
                  <div key={campo.ruta} {...(esAncho(campo) && { className: estilos.ancho })}>
                    <CampoDelPaso tipos={TIPOS_QUE_DIBUJA} ruta={campo.ruta} />
                    {campo.tipo === 'numero' && <Advertencia ruta={campo.ruta} />}
                    {campo.ruta === 'pot_max_kw' && <DemandaMaxima />}
                  </div>
                ))}
              </div>
            </Stack>
          </Card>
        ))}
      </PorPartes>
    </Stack>
  </CamposDelPaso>
);

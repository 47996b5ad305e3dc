import { type ClaveDeInforme, DEFINICIONES, INFORMES } from '@colega/contract/informes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { direccionDeInforme } from '../../lib/direcciones.ts';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { useOperador } from '../../lib/operador.ts';
import { antesDelInforme, ElInforme } from './el-informe.tsx';
import estilos from './informes.module.css';

const esInforme = (clave: string): clave is ClaveDeInforme => INFORMES.some((informe) => informe === clave);

export const Informes = () => {
  const { distrito } = useOperador();
  const { informe = 'legajos' } = useParams();
  const suyos = INFORMES.filter((clave) => distrito === null || !DEFINICIONES[clave].deTodoElColegio);
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Informes</Title>
        <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
      </div>
      <nav aria-label="Informes" className={estilos.informes} data-no-imprime>
        <ul>
          {suyos.map((clave) => (
            <li key={clave}>
              <Link to={direccionDeInforme(clave)} {...(clave === informe && { 'aria-current': 'page' as const })}>
                {DEFINICIONES[clave].nombre}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {esInforme(informe) && suyos.includes(informe) ? (
        <ElInforme key={informe} informe={informe} />
      ) : (
        <Nota tono="advierte">
          {esInforme(informe)
            ? 'La recaudación es de todo el Colegio: no se cuenta por distrito.'
            : 'Ese informe no existe. Elegí uno de los de arriba.'}
        </Nota>
      )}
    </Stack>
  );
};

export { antesDelInforme as antes };
export default Informes;
